import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';

/** From this width the panels are beside the page; below it they are a sheet at the bottom. */
export const beside = '(min-width: 1000px)';
/**
 * From this width there is room for an open panel, the page and the settings beside each other; below it an open panel
 * takes the place of the settings. It never covers the page.
 */
export const roomy = '(min-width: 1400px)';

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
      // The rail, an open panel, the page, the settings.
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      gridTemplateRows: 'minmax(0, 1fr)',
    },
  },
});
/** The page, with space for the text tools above it. */
export const column = style({
  gridColumn: 1,
  gridRow: 1,
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  // Its tools and buttons never cover a panel.
  isolation: 'isolate',
  outline: 'none',
  '@media': {
    [beside]: { gridColumn: 3 },
  },
});
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
