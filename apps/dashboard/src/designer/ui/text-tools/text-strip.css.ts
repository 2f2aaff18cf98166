import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { beside } from '../screen/screen.css.ts';

/** Reserved above the page on a wide screen, so that the page does not move when the tools appear. */
export const strip = style({
  display: 'none',
  '@media': { [beside]: { position: 'relative', zIndex: 1, display: 'grid', height: 48, flexShrink: 0 } },
});
export const hint = style({
  alignSelf: 'center',
  margin: 0,
  padding: '0 1rem',
  textAlign: 'center',
  fontSize: '0.8125rem',
  color: color.soft,
});
const bar = {
  padding: '0.4375rem 0.5rem',
  boxSizing: 'border-box',
  background: color.surface,
} as const;
/** Tools that do not fit in one row cover the page, and move nothing. */
export const tools = style({
  ...bar,
  position: 'absolute',
  inset: '0 0 auto',
  minHeight: 48,
  borderBottom: `1px solid ${color.line}`,
});
/** A shadow at an edge behind which there are more tools; it is covered at the end of the scroll area. */
const shade = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, transparent, rgb(16 24 22 / 30%)) ${side} / 20px 100% no-repeat scroll`;
const hidden = (side: 'left' | 'right') =>
  `linear-gradient(${color.surface}, ${color.surface}) ${side} / 28px 100% no-repeat local`;
/** On a small screen they cover the bar at the top, and scroll sideways. */
export const cover = style({
  ...bar,
  position: 'absolute',
  inset: 0,
  zIndex: 6,
  display: 'grid',
  alignItems: 'center',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: `${hidden('left')}, ${hidden('right')}, ${shade('left')}, ${shade('right')}, ${color.surface}`,
  borderBottom: `1px solid ${color.line}`,
});
