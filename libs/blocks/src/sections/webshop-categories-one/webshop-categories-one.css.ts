import { media, theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem',
  '@media': { [media.tablet]: { gap: '2.5rem' } },
});
export const title = style({ overflowWrap: 'anywhere' });
/** Closer to the products below it than to the sub-categories above it. */
export const productsHeading = style({ marginBottom: '-0.75rem' });
export const stacked = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem' });
/** From desktop on both texts are beside the sub-categories; below that the long one is under them. */
export const withSidebar = style([
  stacked,
  {
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: '17rem minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        gridTemplateAreas: '"short tiles" "long tiles"',
        gap: '1rem 3.5rem',
      },
    },
  },
]);
const besideTiles = `${withSidebar} > &`;
export const short = style({
  fontSize: '1.125rem',
  color: theme.color.gray[500],
  selectors: { [besideTiles]: { '@media': { [media.desktop]: { gridArea: 'short' } } } },
});
export const long = style({
  selectors: { [besideTiles]: { '@media': { [media.desktop]: { gridArea: 'long' } } } },
});
export const below = style({ paddingTop: '2rem', borderTop: `1px solid ${theme.color.gray[300]}` });
export const tiles = style({
  minWidth: 0,
  selectors: { [besideTiles]: { '@media': { [media.desktop]: { gridArea: 'tiles' } } } },
});
