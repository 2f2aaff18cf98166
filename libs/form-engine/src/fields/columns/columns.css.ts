import { style } from '@vanilla-extract/css';

/** As many columns as there is room for: a narrow panel puts them under each other. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: '0.875rem',
});
export const column = style({ display: 'grid', gap: '0.875rem', alignContent: 'start', minWidth: 0 });
