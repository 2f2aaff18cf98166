import { media, theme } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem',
  '@media': { [media.tablet]: { gap: '2.5rem' } },
});
export const title = style({ overflowWrap: 'anywhere' });
/** Nearer to the products it names than to the sub-categories above it. */
export const productsHeading = style({ marginBottom: '-0.75rem' });
export const stacked = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem' });
export const withSidebar = style([
  stacked,
  { '@media': { [media.desktop]: { gridTemplateColumns: '17rem minmax(0, 1fr)', gap: '3.5rem' } } },
]);
export const texts = style({
  display: 'grid',
  gap: '1rem',
  alignContent: 'start',
  maxWidth: '44rem',
  overflowWrap: 'anywhere',
});
export const short = style({ fontSize: '1.125rem', color: theme.color.gray[500] });
export const description = style({});
for (const text of [short, description]) globalStyle(`${text} > * + *`, { marginTop: '0.75em' });
