import { globalStyle, style } from '@vanilla-extract/css';
import { dashboardText } from './dashboard-scale.ts';
import { dashboardColor as color } from './dashboard-theme.css.ts';
import { inputFrame, softText } from './shapes.ts';

export const field = style({ display: 'grid', gap: '0.3125rem' });
export const labelRow = style({ display: 'flex', justifyContent: 'space-between', gap: '0.75rem' });
export const label = style({ fontWeight: 550 });
export const count = style({ ...softText, fontVariantNumeric: 'tabular-nums' });
export const control = style({
  width: '100%',
  minHeight: 42,
  padding: '0.5rem 0.75rem',
  ...inputFrame,
  font: 'inherit',
  fontSize: '1rem',
  selectors: {
    '&:hover': { borderColor: color.soft },
    '&:is(input, textarea):read-only': { background: color.ground, color: color.soft },
    '&[aria-invalid="true"]': { borderColor: color.danger, boxShadow: `0 0 0 1px ${color.danger}` },
  },
});
globalStyle(`textarea${control}`, { minHeight: '5.5rem', resize: 'vertical', lineHeight: 1.45 });
export const hint = style({ ...softText });
export const error = style({
  display: 'flex',
  gap: '0.375rem',
  ...dashboardText.small,
  fontWeight: 550,
  color: color.danger,
});
export const check = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '0.625rem',
  rowGap: '0.125rem',
});
export const box = style({ width: 18, height: 18, margin: '0.1875rem 0 0', accentColor: color.action });
export const checkHint = style([hint, { gridColumn: 2 }]);
