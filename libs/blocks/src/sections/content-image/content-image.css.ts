import { media, theme } from '@etalage/ui-kit/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import '../../option-lists/option-classes.css.ts';

export const columns = style({
  display: 'grid',
  gap: '2rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gap: '2.5rem 4rem', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const content = style({ display: 'grid', gap: '1.25rem', minWidth: 0, borderRadius: theme.radius.lg });
/** Where the content is within its column; on the left it has the width of the column. */
export const place = styleVariants({
  left: {},
  center: { justifyItems: 'center' },
  right: { justifyItems: 'end' },
});
export const image = style({
  width: '100%',
  maxHeight: '80vh',
  objectFit: 'cover',
  borderRadius: theme.radius.lg,
  background: theme.color.gray[100],
  '@media': {
    // The owner's height setting is for a picture beside the text; above the text it would be a narrow strip.
    [media.belowTablet]: { height: 'auto !important', aspectRatio: '4 / 3' },
    [media.tablet]: { selectors: { [`${columns}[data-reversed] > &`]: { order: -1 } } },
  },
});
export const bottom = style({ gridColumn: '1 / -1', display: 'grid', gap: '1.25rem' });
