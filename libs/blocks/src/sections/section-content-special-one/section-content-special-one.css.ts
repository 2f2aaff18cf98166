import { media, theme, toWindowEdge } from '@etalage/ui-kit/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { above, below } from '../../section-frame/section.css.ts';

export const section = style({ position: 'relative', overflowX: 'clip' });
export const banner = style({
  display: 'grid',
  gap: '2rem',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: {
    '&[data-align="center"]': { justifyItems: 'center', textAlign: 'center' },
    '&[data-image]': {
      '@media': {
        [media.tablet]: { gap: '3rem', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
        [media.desktop]: { gap: '4rem', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
      },
    },
  },
});
export const text = style({
  display: 'grid',
  gap: '1.5rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignContent: 'center',
  overflowWrap: 'anywhere',
  selectors: { [`${banner}[data-align="center"] > &`]: { justifyItems: 'center', maxWidth: '46rem' } },
});
export const title = style({
  // Large as it is, it follows the size of headings by half: a column is as wide as before.
  fontSize: `calc(clamp(2.375rem, 1.4rem + 3.6vw, 4.25rem) * (0.5 + 0.5 * ${theme.heading.size}))`,
  lineHeight: 1.02,
});
/** In the primary colour, unless the owner chose the colour of the text: that one is readable on their ground. */
export const bold = style({
  display: 'block',
  fontWeight: theme.heading.weight,
  selectors: { '&:not([data-own-color])': { color: theme.color.primary[500] } },
});
export const description = style({
  maxWidth: '34rem',
  fontSize: '1.1875rem',
  color: 'color-mix(in srgb, currentColor 80%, transparent)',
});
/** Buttons side by side if there is room; a form returned by the server takes its own line. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem',
  width: '100%',
  selectors: { [`${banner}[data-align="center"] &`]: { justifyContent: 'center' } },
});
/** Where the buttons are; empty as the text. */
export const buttonPlace = styleVariants({
  '': {},
  left: { selectors: { '&&&': { justifyContent: 'flex-start' } } },
  center: { selectors: { '&&&': { justifyContent: 'center' } } },
  right: { selectors: { '&&&': { justifyContent: 'flex-end' } } },
});
/** The fonts of the two titles, by the class that is stored. */
export const ownFont = style({});
const fonts = { 'font-main': theme.font.secondary, 'font-primary': theme.font.primary };
for (const [name, fontFamily] of Object.entries(fonts)) globalStyle(`${ownFont}.${name}`, { fontFamily });
export const frame = style({
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  width: '100%',
  borderRadius: theme.radius.lg,
  background: theme.color.gray[100],
  selectors: {
    // With left-aligned text the picture fills its side of the section up to the edge of the window.
    [`${banner}[data-align="left"] > &`]: {
      '@media': {
        [media.desktop]: {
          alignSelf: 'stretch',
          width: 'auto',
          marginTop: `calc(${above} * -0.25rem * ${theme.spacing})`,
          marginBottom: `calc(${below} * -0.25rem * ${theme.spacing})`,
          marginRight: toWindowEdge,
          borderRadius: 0,
        },
      },
    },
  },
});
export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });
