interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  left: number;
  top: number;
}

/** Room between the tools and their block, in pixels. */
const gap = 6;

/**
 * Where the tools of a block stand on the sheet: above it, below it where there is no room above, each at its left or
 * its right, else inside at the top of what can be seen. `others` are boxes they do not lie over. Undefined when the
 * block is out of sight.
 */
export function toolsPlace(box: Box, sheet: Size, tools: Size, others: readonly Box[] = []) {
  if (box.top > sheet.height || box.top + box.height < 0) return undefined;
  const within = (left: number) => Math.max(4, Math.min(left, sheet.width - tools.width - 4));
  const left = within(box.left);
  const right = within(box.left + box.width - tools.width);
  const above = box.top - tools.height - gap;
  const under = box.top + box.height + gap;
  const places = [above, under].flatMap((top) => [left, right].map((at) => ({ left: at, top })));
  const isFree = (place: { left: number; top: number }) =>
    place.top >= 0 &&
    place.top + tools.height <= sheet.height &&
    !others.some((other) => overlap({ ...place, ...tools }, other));
  const lowest = sheet.height - tools.height - 4;
  return places.find(isFree) ?? { left, top: Math.max(4, Math.min(box.top + gap, lowest)) };
}

function overlap(one: Box, other: Box): boolean {
  const isApart = (from: number, size: number, at: number, length: number) =>
    from + size <= at || at + length <= from;
  return !(
    isApart(one.left, one.width, other.left, other.width) ||
    isApart(one.top, one.height, other.top, other.height)
  );
}
