import { dropMark } from '../drag/drag.css.ts';
import { useDrag } from '../drag/drag-store.ts';

/** Where a block that is dragged over the tree would come. */
export function TreeDropMark() {
  const line = useDrag((state) => (state.line?.surface === 'tree' ? state.line : null));
  if (!line) return null;
  const { x, y, width, height } = line.rect;
  // Boxes of rows are in window pixels, which the mark is fixed to.
  return (
    <span
      className={dropMark[line.shape]}
      style={{ position: 'fixed', left: x, top: y, width, ...(line.shape === 'box' && { height }) }}
    />
  );
}
