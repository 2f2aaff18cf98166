import { media, theme } from '@etalage/ui-kit/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const row = style({ display: 'grid', gap: '2.5rem', gridTemplateColumns: 'minmax(0, 1fr)' });
export const columns = styleVariants({ 2: 2, 3: 3 }, (count) => [
  row,
  {
    '@media': {
      [media.tablet]: { gap: '2rem', gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
      [media.desktop]: { gap: '2.5rem' },
    },
  },
]);
export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: '1.25rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
});
export const image = style({
  width: '100%',
  objectFit: 'cover',
  borderRadius: theme.radius.lg,
  background: theme.color.gray[100],
  // The owner's height is for pictures beside each other; above each other they have a common shape.
  '@media': { [media.belowTablet]: { height: 'auto !important', aspectRatio: '4 / 3' } },
});
export const text = style({
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns: 'minmax(0, auto)',
});
/** Where a text is within its column; on the left it has the width of the column. */
export const place = styleVariants({
  left: { justifyContent: 'stretch' },
  center: { justifyContent: 'center' },
  right: { justifyContent: 'end' },
});
