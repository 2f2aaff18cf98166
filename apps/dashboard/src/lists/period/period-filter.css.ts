import { style } from '@vanilla-extract/css';

export const period = style({
  display: 'grid',
  // A field for a day is no narrower than its day: on a phone they stand below each other.
  gridTemplateColumns: 'repeat(auto-fit, minmax(11.5rem, 1fr))',
  flex: '1 1 20rem',
  minWidth: 0,
  maxWidth: '26rem',
  alignItems: 'start',
  gap: '0.75rem',
});
