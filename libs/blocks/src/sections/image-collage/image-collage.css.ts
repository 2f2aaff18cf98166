import { media, theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

/** One picture fills the width, two share it, and of three the first is as high as the two beside it, on phones as wide as the two below it. */
export const collage = style({
  display: 'grid',
  gap: '1.25rem 0.75rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&[data-pictures="3"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '@media': {
    [media.tablet]: {
      gap: '1.5rem',
      gridAutoRows: 'minmax(15rem, auto)',
      selectors: {
        '&[data-pictures="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '&[data-pictures="3"]': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
      },
    },
  },
});
export const item = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: '0.625rem',
  minWidth: 0,
  selectors: {
    [`${collage}[data-pictures="3"] > &:first-child`]: {
      '@media': {
        [media.belowTablet]: { gridColumn: '1 / -1' },
        [media.tablet]: { gridRow: 'span 2' },
      },
    },
  },
});
export const frame = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  minHeight: '100%',
  overflow: 'hidden',
  borderRadius: theme.radius.lg,
  background: theme.color.gray[100],
  '@media': {
    [media.tablet]: {
      selectors: { [`${collage}:not([data-pictures="1"]) &`]: { aspectRatio: 'auto' } },
    },
  },
});
export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  minHeight: 0,
  objectFit: 'cover',
});
export const caption = style({ fontSize: '0.9375rem', overflowWrap: 'anywhere' });
