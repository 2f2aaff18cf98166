import { media, theme } from '@etalage/ui-kit/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';

/** Columns on a wide screen; on a tablet at most three of them, on a phone at most two. */
export const count = createVar();
export const countOnTablet = createVar();
export const countOnPhone = createVar();
export const gap = createVar();
/** Height of the lowest picture, where the owner sets it. */
export const height = createVar();
/** Smallest height of all pictures together. */
export const coverage = createVar();

const list = style({ margin: 0, padding: 0, listStyle: 'none' });
const columnsOf = (number: string) => `repeat(${number}, minmax(0, 1fr))`;

/** Equal tiles in rows. */
export const rows = style([
  list,
  {
    display: 'grid',
    gap,
    gridTemplateColumns: columnsOf(countOnPhone),
    '@media': {
      [media.tablet]: { gridTemplateColumns: columnsOf(countOnTablet) },
      [media.desktop]: { gridTemplateColumns: columnsOf(count) },
    },
  },
]);
/** Rows of a fixed height, which grow to cover a part of the window. */
export const rowsOfHeight = style({
  minHeight: coverage,
  gridAutoRows: `minmax(calc(${height} * 0.75), 1fr)`,
  '@media': { [media.tablet]: { gridAutoRows: `minmax(${height}, 1fr)` } },
});
// On a phone a last picture without a neighbour is as wide as two.
globalStyle(`${rowsOfHeight} > :last-child:nth-child(odd)`, {
  '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } },
});

/**
 * Tiles of different heights in three columns, two on a phone. The heights are a pattern of ten and not those of the
 * pictures: these are unknown until they are loaded, and the page would move. Ten tiles end at one line.
 */
export const masonry = style([
  list,
  {
    display: 'grid',
    gridAutoFlow: 'row dense',
    columnGap: gap,
    marginBottom: `calc(-1 * ${gap})`,
    minHeight: coverage,
    gridTemplateColumns: columnsOf('2'),
    gridAutoRows: `minmax(calc(${height} / 7), 1fr)`,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: columnsOf('3'),
        gridAutoRows: `minmax(calc(${height} / 5), 1fr)`,
      },
    },
  },
]);
const onPhone = [8, 6, 6, 8, 8, 6, 6, 8, 8, 8];
const wide = [7, 6, 9, 5, 10, 6, 7, 8, 9, 5];
wide.forEach((span, index) => {
  const place = (columns: number, rowsOfTile: number | undefined) => ({
    gridColumn: String((index % columns) + 1),
    gridRow: `span ${rowsOfTile}`,
  });
  const tile = `${masonry} > :nth-child(10n + ${index + 1})`;
  globalStyle(tile, {
    paddingBottom: gap,
    '@media': {
      [media.belowTablet]: place(2, onPhone[index]),
      [media.tablet]: { gridRow: `span ${span}` },
    },
  });
});
for (const column of [1, 2, 3])
  globalStyle(`${masonry} > :nth-child(3n + ${column})`, {
    '@media': { [media.tablet]: { gridColumn: String(column) } },
  });

export const tile = style({ minWidth: 0, minHeight: 0 });
globalStyle(`${tile} > a`, { height: '100%' });
export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  background: theme.color.gray[100],
});
/** Where rows have no height of their own, the tile has the proportions of the picture. */
export const proportioned = style({ height: 'auto' });
/** Fills its tile; its own height is left out of the rows, which would grow when it is loaded. */
export const filling = style({ contain: 'size', borderRadius: theme.radius.md });
export const empty = style({
  display: 'grid',
  minHeight: '8rem',
  border: `1px dashed ${theme.color.gray[500]}`,
  borderRadius: theme.radius.lg,
  background: theme.color.gray[100],
});
