import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { style, styleVariants } from '@vanilla-extract/css';

export const notices = style({ gridRow: 2, display: 'grid' });
const line = style({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.375rem 0.75rem',
  padding: '0.375rem 1rem',
  fontSize: '0.875rem',
  lineHeight: 1.4,
});
export const notice = styleVariants({
  waiting: [line, { background: color.warnSoft, color: color.warn }],
  bad: [line, { background: color.dangerSoft, color: color.danger }],
});
export const textColumn = style({ maxWidth: '46rem' });
export const repairedTitle = style({ margin: 0, fontWeight: 650 });
/** Many repairs do not push the page out of the window. */
export const repairs = style({
  margin: '0.25rem 0 0',
  paddingLeft: '1.125rem',
  maxHeight: '8rem',
  overflowY: 'auto',
});
export const showRepair = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 650,
  textDecoration: 'underline',
  cursor: 'pointer',
});
export const choices = style({ display: 'grid', gap: '0.625rem' });
export const choice = style({
  display: 'grid',
  gap: '0.125rem',
  padding: '0.875rem 1rem',
  border: `1px solid ${color.inputLine}`,
  borderRadius: 10,
  background: color.surface,
  color: color.ink,
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.action, background: color.actionSoft },
    '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'progress' },
  },
});
export const choiceTitle = style({ fontWeight: 650 });
export const choiceText = style({ fontSize: '0.875rem', color: color.soft });
export const failure = style({ margin: 0, color: color.danger, fontWeight: 600 });
