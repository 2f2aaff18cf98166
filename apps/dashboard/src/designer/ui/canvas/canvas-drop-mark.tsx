import { dropMark } from '../drag/drag.css.ts';
import { useDrag } from '../drag/drag-store.ts';
import { scaled } from './scaled.ts';

/** Marks where a block that is dragged over the page would be dropped. */
export function CanvasDropMark({ scale }: { scale: number }) {
  const line = useDrag((state) => (state.line?.surface === 'canvas' ? state.line : null));
  if (!line) return null;
  const { left, top, width, height } = scaled(line.rect, scale);
  return (
    <span
      className={dropMark[line.shape]}
      style={{ left, top, width, ...(line.shape === 'box' && { height }) }}
      data-drop-mark=""
    />
  );
}
