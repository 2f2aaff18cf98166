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
 * Where the tools of a block stand on the sheet: above it, below it where there is no room above, else inside at the top
 * of what can be seen. Undefined when the block is out of sight.
 */
export function toolsPlace(box: Box, sheet: Size, tools: Size) {
  if (box.top > sheet.height || box.top + box.height < 0) return undefined;
  const left = Math.max(4, Math.min(box.left, sheet.width - tools.width - 4));
  const needed = tools.height + gap;
  if (box.top >= needed) return { left, top: box.top - needed };
  const under = box.top + box.height + gap;
  if (under + tools.height <= sheet.height) return { left, top: under };
  return { left, top: Math.max(4, box.top + gap) };
}
