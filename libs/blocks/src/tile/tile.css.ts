import { media, theme } from '@etalage/ui-kit/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const grid = style({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1.5rem 0.75rem',
  '@media': {
    [media.phone]: { gap: '2rem 1rem' },
    [media.tablet]: { gap: '2.5rem 1.5rem' },
  },
});
export const columns = styleVariants({
  2: {},
  3: { '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
  4: { '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } },
});
/** Added to `grid` when the tiles are products. */
export const products = style({});
export const item = style({ minWidth: 0 });

export const tile = style({
  display: 'grid',
  alignContent: 'start',
  gap: '0.25rem',
  // Cards of one row are equally high.
  height: '100%',
  textDecoration: 'none',
  borderRadius: theme.radius.lg,
  padding: theme.card.padding,
  background: theme.card.ground,
  border: theme.card.line,
  boxShadow: theme.card.shadow,
});
export const frame = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '1',
  overflow: 'hidden',
  marginBottom: '0.625rem',
  borderRadius: theme.radius.lg,
  background: theme.color.gray[100],
});
// Pictures of categories are interiors, wider than high.
globalStyle(`${grid}:not(${products}) ${frame}`, { aspectRatio: '4 / 3' });
export const image = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '@media': {
    [media.motion]: {
      transition: 'transform 400ms cubic-bezier(0.2, 0.7, 0.2, 1)',
      selectors: { [`${tile}:hover &`]: { transform: 'scale(1.03)' } },
    },
  },
});
export const secondImage = style({
  position: 'absolute',
  inset: 0,
  display: 'none',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '@media': {
    [media.hover]: {
      selectors: { [`${tile}:is(:hover, :focus-visible) &`]: { display: 'block' } },
    },
  },
});
export const title = style({
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  selectors: {
    [`${tile}:hover &`]: { textDecoration: 'underline', textDecorationThickness: '0.07em' },
    // The title of a category is a heading; that of a product is a name above its price.
    [`${grid}:not(${products}) &`]: {
      fontFamily: theme.font.primary,
      fontSize: 'clamp(1.125rem, 1rem + 0.5vw, 1.3125rem)',
      fontWeight: theme.heading.weight,
      letterSpacing: theme.heading.spacing,
      textTransform: theme.heading.case,
    },
  },
});
export const price = style({ lineHeight: 1.4 });
export const before = style({ color: theme.color.gray[500] });
/** The price per kilogram or litre, on a line of its own. */
export const perUnit = style({ display: 'block', fontSize: '0.875rem', color: theme.color.gray[500] });
export const old = style({ color: theme.color.gray[500] });
export const sale = style({ fontWeight: 600, color: theme.color.contrast[700] });
export const swatches = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.3125rem',
  minHeight: '1.25rem',
  marginTop: '0.25rem',
  fontSize: '0.8125rem',
  color: theme.color.gray[500],
});
export const swatch = style({
  width: '0.875rem',
  height: '0.875rem',
  borderRadius: '50%',
  // A white dot needs an edge; on a dark one it is invisible.
  boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 0.16)',
});
