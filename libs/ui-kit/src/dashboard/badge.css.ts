import { style, styleVariants } from '@vanilla-extract/css';
import { dashboardText } from './dashboard-scale.ts';
import { dashboardColor as color } from './dashboard-theme.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  padding: '0.0625rem 0.5625rem',
  borderRadius: 999,
  ...dashboardText.small,
  fontWeight: 500,
  whiteSpace: 'nowrap',
});
export const badge = styleVariants({
  neutral: [
    base,
    { background: color.ground, color: color.soft, boxShadow: `inset 0 0 0 1px ${color.line}` },
  ],
  waiting: [base, { background: color.warnSoft, color: color.warn }],
  good: [base, { background: color.actionSoft, color: color.actionStrong }],
  bad: [base, { background: color.dangerSoft, color: color.danger }],
});

export type BadgeTone = keyof typeof badge;
