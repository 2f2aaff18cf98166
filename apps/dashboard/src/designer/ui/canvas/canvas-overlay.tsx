import { useDesigner } from '../../session/designer-context.tsx';
import { useDrag } from '../drag/drag-store.ts';
import { BlockOutline } from './block-outline.tsx';
import { BlockTools } from './block-tools.tsx';
import { CanvasDropMark } from './canvas-drop-mark.tsx';
import * as styles from './canvas.css.ts';
import { GridTools } from './grid/grid-tools.tsx';
import { InsertPoints } from './insert-points.tsx';

/** What the designer renders over the page. It is not in the frame, so the code of a page cannot change it. */
export function CanvasOverlay({ scale }: { scale: number }) {
  const selected = useDesigner((state) => state.selected);
  const hovered = useDesigner((state) => state.hovered);
  const typing = useDesigner((state) => state.text.active);
  const dragging = useDrag((state) => state.drag !== null);
  return (
    <div className={styles.overlay}>
      {hovered && hovered !== selected && !dragging && (
        <BlockOutline key={`hover ${hovered}`} id={hovered} kind="hovered" scale={scale} />
      )}
      {selected && <BlockOutline id={selected} kind={typing ? 'typing' : 'selected'} scale={scale} />}
      {!dragging && !typing && <InsertPoints scale={scale} />}
      {!dragging && !typing && <GridTools scale={scale} />}
      {selected && <BlockTools key={selected} id={selected} scale={scale} />}
      <CanvasDropMark scale={scale} />
    </div>
  );
}
