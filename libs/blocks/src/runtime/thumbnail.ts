/** A rectangle of a drawing of 96 by 56: what it represents, and its position. */
export interface ThumbnailShape {
  ink: 'text' | 'title' | 'image' | 'button' | 'ground' | 'edge';
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A small drawing of how a block is laid out. */
export type Thumbnail = readonly ThumbnailShape[];

export function shape(
  ink: ThumbnailShape['ink'],
  x: number,
  y: number,
  width: number,
  height: number,
): ThumbnailShape {
  return { ink, x, y, width, height };
}

/** Lines of text; the last one is shorter. */
export function lines(x: number, y: number, width: number, count: number): ThumbnailShape[] {
  return Array.from({ length: count }, (_, index) =>
    shape('text', x, y + index * 6, index === count - 1 ? width * 0.6 : width, 2.5),
  );
}

/** A title with lines of text below it. */
export function titleWithText(x: number, y: number, width: number, count = 3): ThumbnailShape[] {
  return [shape('title', x, y, width * 0.55, 4), ...lines(x, y + 9, width, count)];
}

/** Equal boxes beside and below each other. */
export function boxes(columns: number, rows: number): ThumbnailShape[] {
  const width = (84 - (columns - 1) * 4) / columns;
  const height = (44 - (rows - 1) * 4) / rows;
  return Array.from({ length: columns * rows }, (_, index) =>
    shape(
      'image',
      6 + (index % columns) * (width + 4),
      6 + Math.floor(index / columns) * (height + 4),
      width,
      height,
    ),
  );
}

/** A title with text in each of some columns. */
export function columnsOfText(count: number): ThumbnailShape[] {
  const width = (84 - (count - 1) * 4) / count;
  return Array.from({ length: count }, (_, index) =>
    titleWithText(6 + index * (width + 4), 10, width, 5),
  ).flat();
}
