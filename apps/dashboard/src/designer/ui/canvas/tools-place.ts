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

/**
 * Where the tools of a block are placed on the canvas: above it, below it if there is no space above, at its left or its
 * right, the same a little farther away, else inside at the top of its visible part. `others` are boxes that the tools do
 * not cover. Undefined if the block is not visible.
 */
export function toolsPlace(box: Box, sheet: Size, tools: Size, others: readonly Box[] = []) {
  if (box.top > sheet.height || box.top + box.height < 0) return undefined;
  const within = (left: number) => Math.max(4, Math.min(left, sheet.width - tools.width - 4));
  const left = within(box.left);
  const right = within(box.left + box.width - tools.width);
  const above = box.top - tools.height - GAP;
  const under = box.top + box.height + GAP;
  const places = [above, under, above - FARTHER, under + FARTHER].flatMap((top) =>
    [left, right].map((at) => ({ left: at, top })),
  );
  const isFree = (place: { left: number; top: number }) =>
    place.top >= 0 &&
    place.top + tools.height <= sheet.height &&
    !others.some((other) => overlap({ ...place, ...tools }, other));
  const lowest = sheet.height - tools.height - 4;
  return places.find(isFree) ?? { left, top: Math.max(4, Math.min(box.top + GAP, lowest)) };
}

function overlap(one: Box, other: Box): boolean {
  const isApart = (from: number, size: number, at: number, length: number) =>
    from + size <= at || at + length <= from;
  return !(
    isApart(one.left, one.width, other.left, other.width) ||
    isApart(one.top, one.height, other.top, other.height)
  );
}
