import { dropMark } from '../drag/drag.css.ts';
import { useDrag } from '../drag/drag-store.ts';

/** Marks where a block that is dragged over the tree would be dropped. */
export function TreeDropMark() {
  const line = useDrag((state) => (state.line?.surface === 'tree' ? state.line : null));
  if (!line) return null;
  const { x, y, width, height } = line.rect;
  // Boxes of rows are in pixels of the window, like the position of the mark.
  return (
    <span
      className={dropMark[line.shape]}
      style={{ position: 'fixed', left: x, top: y, width, ...(line.shape === 'box' && { height }) }}
    />
  );
}
