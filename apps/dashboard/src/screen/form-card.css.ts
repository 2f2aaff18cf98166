import { cardFrame, dashboardText, dashboardWide, softText } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';

/** A form in two columns where there is room: what a thing is, and beside it where it stands. */
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
/**
 * Laid out and painted apart from the others, except while somebody types in it: what opens over its edge is then not cut off.
 * Not `content-visibility`: a card that was never in sight has no size, and what is in it lies over the cards below.
 */
export const ownLayoutCard = style([
  card,
  { selectors: { '&:not(:focus-within)': { contain: 'layout paint style' } } },
]);
export const cardTitle = style({ ...dashboardText.lead });
export const cardAbout = style({ marginTop: '0.125rem', maxWidth: '40rem', ...softText });
export const fields = style({ display: 'grid', gap: '1.125rem', marginTop: '0.875rem', minWidth: 0 });
