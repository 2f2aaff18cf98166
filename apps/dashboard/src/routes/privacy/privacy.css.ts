import { dashboardText, dashboardWide, plainList, softText } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

export const screen = style({ maxWidth: '60rem', marginTop: '1.25rem', marginBottom: '1rem' });
/** What it is and why, and beside it where there is room for how long. */
export const kind = style({
  display: 'grid',
  gap: '0.75rem 2rem',
  minWidth: 0,
  selectors: { '& + &': { paddingTop: '1.125rem', borderTop: `1px solid ${color.line}` } },
  '@media': { [dashboardWide]: { gridTemplateColumns: 'minmax(0, 1fr) 13rem', alignItems: 'start' } },
});
export const kindText = style({ display: 'grid', gap: '0.25rem', minWidth: 0, overflowWrap: 'anywhere' });
export const kindTitle = style({ ...dashboardText.body, fontWeight: 550 });
export const why = style({ ...softText, maxWidth: '40rem' });
export const found = style({ ...dashboardText.small, marginTop: '0.25rem' });
export const count = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 1rem',
  minWidth: 0,
});
export const term = style({ maxWidth: '13rem', minWidth: 0 });
export const list = style({ ...plainList, display: 'grid', gap: '0.375rem', ...softText });
export const files = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });
/** Buttons below fields or texts. */
export const actions = style([files, { marginTop: '0.875rem' }]);
export const lines = style({ ...softText, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const entry = style({
  minWidth: 0,
  selectors: { '& + &': { paddingTop: '1rem', borderTop: `1px solid ${color.line}` } },
});
export const facts = style({ display: 'grid', gap: '0.25rem', marginTop: '0.375rem', minWidth: 0 });
export const fact = style({
  display: 'grid',
  minWidth: 0,
  '@media': { [dashboardWide]: { gridTemplateColumns: '9rem minmax(0, 1fr)', gap: '1rem' } },
});
export const factName = style({ ...dashboardText.small, fontWeight: 550 });
export const factValue = style({ ...softText, margin: 0, maxWidth: '40rem', overflowWrap: 'anywhere' });
export const own = style({
  display: 'grid',
  gap: '0.875rem',
  minWidth: 0,
  margin: 0,
  padding: '0 0 1.125rem',
  border: 0,
  borderBottom: `1px solid ${color.line}`,
});
export const late = style({
  ...dashboardText.small,
  marginTop: '0.25rem',
  color: color.danger,
  fontWeight: 550,
});
