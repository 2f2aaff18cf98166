import { cardFrame, dashboardText, dashboardWide, plainList, softText } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/dashboard-theme.css.ts';

export const columns = style({
  display: 'grid',
  gap: '1rem',
  alignItems: 'start',
  marginBottom: '1rem',
  '@media': { 'screen and (min-width: 1180px)': { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});
export const main = style({ display: 'grid', gap: '1rem', minWidth: 0 });
export const aside = style({ display: 'grid', gap: '1rem', minWidth: 0 });
export const card = style({
  ...cardFrame,
  minWidth: 0,
  padding: '1rem',
  '@media': { [dashboardWide]: { padding: '1.25rem 1.5rem 1.5rem' } },
  selectors: { [`${columns} ~ &`]: { marginBottom: '1rem' } },
});
export const cardTitle = style({ ...dashboardText.lead });
export const cardAbout = style({ marginTop: '0.125rem', maxWidth: '40rem', ...softText });
export const fields = style({ display: 'grid', gap: '1.125rem', marginTop: '0.875rem', minWidth: 0 });
/** Short fields beside each other. */
export const pair = style({
  display: 'grid',
  gap: '1.125rem',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
});
export const soft = style({ ...softText });
export const warning = style({ ...softText, color: color.warn });
export const more = style({ display: 'grid', gap: '1.125rem' });
export const switches = style({ display: 'grid', gap: '0.75rem' });
export const within = style({
  display: 'grid',
  gap: '1.125rem',
  paddingLeft: '1.75rem',
});
export const problem = style({ ...softText, color: color.danger });
/** The pieces of each variant: what it is called, and its number. */
export const counts = style({ ...plainList, display: 'grid', gap: '0.5rem' });
export const count = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6rem',
  gap: '0.5rem',
  alignItems: 'center',
});
