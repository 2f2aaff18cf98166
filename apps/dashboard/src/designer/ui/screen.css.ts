import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';

/** From this width on the panels stand beside the page; below it they are a sheet at the bottom. */
export const beside = '(min-width: 1000px)';
/** From this width on the left panel no longer lies over the page. */
export const roomy = '(min-width: 2040px)';

export const screen = style({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  background: color.ground,
  color: color.ink,
  overflow: 'hidden',
});
export const work = style({
  position: 'relative',
  display: 'grid',
  minHeight: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  '@media': {
    [beside]: {
      gridTemplateColumns: '4.25rem minmax(0, 1fr) 18.25rem',
      gridTemplateRows: 'minmax(0, 1fr)',
    },
    [roomy]: { gridTemplateColumns: '4.25rem auto minmax(0, 1fr) 18.25rem' },
  },
});
export const icon = style({
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
/** Dots are lines without length; they need more ink. */
globalStyle(`${icon} path[d^="M5 10h.01"], ${icon} path[d^="M7.5 5h.01"]`, { strokeWidth: 2.25 });

export const middle = style({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '1rem',
  padding: '1.25rem',
  textAlign: 'center',
});
export const top = style({ gridRow: 1, position: 'relative', zIndex: 5 });
export const opening = style({ margin: 0, color: color.soft });
export const failure = style({ margin: 0, fontSize: '1.25rem', fontWeight: 650 });
export const backLink = style({ color: color.action, textUnderlineOffset: 3 });
