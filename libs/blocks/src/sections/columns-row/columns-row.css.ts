import { media, theme } from '@etalage/ui-kit/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import '../../option-lists/option-classes.css.ts';
import { aligned } from '../aligned/aligned.css.ts';
import { rowLayouts } from './row-layouts.ts';

export const stack = style({ display: 'grid', gap: 'clamp(2rem, 1.5rem + 1.6vw, 3rem)' });
/** Blocks above each other in the content, a column or the sidebar. */
export const blocks = style({
  display: 'grid',
  alignContent: 'start',
  gap: '1.25rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
});
/** The columns, with a sidebar beside them from desktop on. */
export const main = style({
  display: 'grid',
  gap: '2.5rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      selectors: { '&[data-sidebar]': { gap: '3rem', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)' } },
    },
  },
});
const row = style({ display: 'grid', gap: '2rem', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });
const widths = (parts: readonly number[]) => parts.map((part) => `minmax(0, ${part}fr)`).join(' ');
export const columns = styleVariants(rowLayouts, ({ parts, tablet }) => [
  row,
  {
    '@media': {
      [media.tablet]: { gridTemplateColumns: `repeat(${tablet}, minmax(0, 1fr))` },
      [media.desktop]: { gap: '2.5rem', gridTemplateColumns: widths(parts) },
    },
  },
]);
export const card = style({
  padding: 'clamp(1.5rem, 1.25rem + 0.8vw, 2.25rem)',
  borderRadius: theme.radius.lg,
  background: theme.color.white,
  color: theme.color.dark,
});
/** A card as wide as its text, at the side to which the text is aligned. */
export const fitting = style({
  width: 'fit-content',
  maxWidth: '100%',
  selectors: {
    [`${aligned.center} > &`]: { marginInline: 'auto' },
    [`${aligned.right} > &`]: { marginLeft: 'auto' },
  },
});
/** Cards beside each other are equally high; this is where their text is. */
export const cardText = styleVariants({
  'items-start': { alignContent: 'start' },
  'items-center': { alignContent: 'center' },
  'items-end': { alignContent: 'end' },
});
export const sidebar = style({
  alignSelf: 'start',
  padding: '1.75rem',
  borderRadius: theme.radius.lg,
  background: theme.color.white,
  color: theme.color.dark,
});
// In a narrow column a heading of a text is one of several beside each other; in the designer each block has an element
// without a box around it.
globalStyle(`${row} > :is(${blocks}, ${blocks} > [data-block-id]) > div > h3:first-child`, {
  fontSize: '1.3125rem',
});
/** Contains the sign of a missing background picture. */
export const positioned = style({ position: 'relative' });
