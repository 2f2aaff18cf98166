import { media, theme } from '@etalage/ui-kit/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import '../../option-lists/option-classes.css.ts';
import { leastHeight, leastHeightOnPhone } from '../../section-frame/section.css.ts';
import { featureLayouts } from './feature-layouts.ts';

const row = style({ display: 'grid', gap: '1.5rem', gridTemplateColumns: 'minmax(0, 1fr)' });
const tracks = (columns: string) => columns.replace(/(\d)fr/g, 'minmax(0, $1fr)');
export const columns = styleVariants(featureLayouts, ({ columns: widths, blocks }) => [
  row,
  {
    '@media': {
      // Four blocks are two by two on a tablet.
      [media.tablet]: { gridTemplateColumns: blocks === 4 ? tracks('1fr 1fr') : tracks(widths) },
      [media.desktop]: { gridTemplateColumns: tracks(widths) },
    },
  },
]);
/** A block on the section's colour: a shade of its text, or its own picture. */
export const block = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  minHeight: leastHeight,
  padding: 'clamp(1.5rem, 1.25rem + 1vw, 2.5rem)',
  overflow: 'hidden',
  borderRadius: theme.radius.lg,
  background: 'color-mix(in srgb, currentColor 10%, transparent)',
  selectors: {
    [`${columns.featureOneThree} > &:first-child`]: { '@media': { [media.tablet]: { gridRow: 'span 2' } } },
    // One block fills its section: without a picture a shade would be a frame in a frame.
    [`${columns.welcomeOne} > &:not([data-picture])`]: { padding: 0, background: 'none' },
    // On a phone a block without a picture is as high as its text.
    '&:not([data-picture])': { '@media': { [media.belowTablet]: { minHeight: 0 } } },
    // Text on a picture is white on a dark edge, whatever the colours of the section are.
    '&[data-picture]': {
      color: theme.color.white,
      textShadow: '0 1px 2px rgb(0 0 0 / 0.35)',
      '@media': { [media.belowTablet]: { minHeight: leastHeightOnPhone } },
    },
    '&[data-picture]::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      background: 'linear-gradient(to top, rgb(0 0 0 / 0.72), rgb(0 0 0 / 0.42) 55%, rgb(0 0 0 / 0.3))',
    },
  },
});
export const content = style({ display: 'grid', gap: '1.25rem', gridTemplateColumns: 'minmax(0, 1fr)' });
export const image = style({
  position: 'absolute',
  zIndex: -2,
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
// A link in a text has the colour of the text: the colour of links may be that of the section.
globalStyle(`${row} ${block} :is(p, li, h2, h3, h4) > a:not([class])`, { color: 'inherit' });
// What is large has a large heading.
globalStyle(`${columns.welcomeOne} ${content} h2`, { fontSize: 'clamp(2rem, 1.5rem + 1.8vw, 3rem)' });
globalStyle(`${columns.welcomeOne} ${content} p`, { fontSize: '1.1875rem' });
globalStyle(`${columns.featureOneThree} > ${block}:first-child h3`, {
  fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)',
});
/** The sign of a missing picture is in the upper corner: the text is in the lower one. */
export const sign = style({ selectors: { '&&': { top: '0.75rem', bottom: 'auto' } } });
