import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../theme/dashboard-theme.css.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
/** Shown after a short delay, so that it does not flash during a quick start. */
export const loading = style({
  minHeight: '60dvh',
  display: 'grid',
  placeItems: 'center',
  color: color.soft,
  animation: `${appear} 200ms 300ms both`,
});
