interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  left: number;
  top: number;
}

/** Space between the tools and their block, in pixels. */
const GAP = 6;

/** How much farther away the tools are placed if something small is right beside the block, in pixels. */
const FARTHER = 34;

/** Space between the tools and the edge of the canvas, in pixels. */
const EDGE = 4;

interface ToolsPlace {
  left: number;
  top: number;
  /** Whether the tools cover a part of their own block. */
  isInside: boolean;
}

/**
 * Where the tools of a block are placed on the canvas: above it, below it if there is no space above, at its left or its
 * right, the same a little farther away or at the edge of the canvas, else inside at the top of its visible part. `others`
 * are boxes that the tools do not cover. Undefined if the block is not visible.
 */
export function toolsPlace(
  box: Box,
  sheet: Size,
  tools: Size,
  others: readonly Box[] = [],
): ToolsPlace | undefined {
  if (box.top > sheet.height || box.top + box.height < 0) return undefined;
  const last = sheet.width - tools.width - EDGE;
  const within = (left: number) => Math.max(EDGE, Math.min(left, last));
  const left = within(box.left);
  const right = within(box.left + box.width - tools.width);
  const above = box.top - tools.height - GAP;
  const under = box.top + box.height + GAP;
  const tops = [above, under, above - FARTHER, under + FARTHER];
  const placesAt = (...lefts: number[]) =>
    tops.flatMap((top) => lefts.map((at) => ({ left: at, top, isInside: false })));
  // Not so far aside that they would seem to belong to another block.
  const isBeside = (at: number) => at < box.left + box.width && at + tools.width > box.left;
  const places = [...placesAt(left, right), ...placesAt(...[EDGE, last].filter(isBeside))];
  const isFree = (place: { left: number; top: number }) =>
    place.top >= 0 &&
    place.top + tools.height <= sheet.height &&
    !others.some((other) => overlap({ ...place, ...tools }, other));
  const lowest = sheet.height - tools.height - EDGE;
  const inside = Math.max(EDGE, Math.min(box.top + GAP, lowest));
  return places.find(isFree) ?? { left, top: inside, isInside: true };
}

function overlap(one: Box, other: Box): boolean {
  const isApart = (from: number, size: number, at: number, length: number) =>
    from + size <= at || at + length <= from;
  return !(
    isApart(one.left, one.width, other.left, other.width) ||
    isApart(one.top, one.height, other.top, other.height)
  );
}
