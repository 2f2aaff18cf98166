import type { BlockId } from '@etalage/site-model';
import type { Rect } from '../../store/designer-state.ts';

/** A block's box in the tree, from its row to that of its last descendant, so that places are between whole blocks. */
export function treeRects(tree: HTMLElement): Record<BlockId, Rect> {
  const rects: Record<BlockId, Rect> = {};
  const above: { id: BlockId; level: number }[] = [];
  for (const row of tree.querySelectorAll<HTMLElement>('[data-layer]')) {
    const id = row.dataset['layer'] ?? '';
    const level = Number(row.getAttribute('aria-level'));
    const { left, top, width, height, bottom } = row.getBoundingClientRect();
    const indent = (level - 1) * INDENT_STEP;
    rects[id] = { x: left + indent, y: top, width: width - indent, height };
    while ((above.at(-1)?.level ?? 0) >= level) above.pop();
    for (const parent of above) {
      const rect = rects[parent.id];
      if (rect) rect.height = bottom - rect.y;
    }
    above.push({ id, level });
  }
  return rects;
}

/** Indentation of one level, in pixels. */
export const INDENT_STEP = 16;
