import { style } from '@vanilla-extract/css';

export const parts = style({
  display: 'grid',
  gap: '1rem',
  selectors: { '&[hidden]': { display: 'none' } },
});
/** As the text below it: letters for headings are too narrow in this size. */
export const heading = style({ font: 'inherit', fontWeight: 600, marginBottom: '0.25rem' });
