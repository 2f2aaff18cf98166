import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../theme/dashboard-theme.css.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
/** Shown only when it takes a moment, so that a quick start does not flash. */
export const loading = style({
  minHeight: '60dvh',
  display: 'grid',
  placeItems: 'center',
  color: color.soft,
  animation: `${appear} 200ms 300ms both`,
});
