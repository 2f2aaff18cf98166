import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useText } from '@etalage/ui-kit';
import { useId, useState, type ReactNode } from 'react';
import { isWithin, movesTo } from './page-tree.ts';
import { TreeDragContext } from './tree-drag-context.ts';
import * as styles from './tree.css.ts';

/** The id of the place above all rows; a path never has it. */
const TOP = 'top';

interface Props {
  /** What goes along when the row of a path is dragged: itself, or all that are chosen. */
  pathsOf: (path: string) => readonly string[];
  titleOf: (path: string) => string;
  onMove: (moves: { from: string; to: string }[]) => void;
  children: ReactNode;
}

/** Rows of pages that are dragged onto another row, or to the top. */
export function TreeDrag({ pathsOf, titleOf, onMove, children }: Props) {
  const t = useText();
  const id = useId();
  const [dragged, setDragged] = useState<readonly string[]>([]);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 6 } }),
  );
  const [first] = dragged;
  const name =
    dragged.length > 1 ? t('pages_dragged', { count: dragged.length }) : first ? titleOf(first) : '';
  const canDrop = (path: string) =>
    movesTo(dragged, placeOf(path)).length > 0 && !dragged.some((one) => isWithin(placeOf(path), one));
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => setDragged(pathsOf(String(active.id)))}
      onDragCancel={() => setDragged([])}
      onDragEnd={({ over }) => {
        setDragged([]);
        if (over && canDrop(String(over.id))) onMove(movesTo(dragged, placeOf(String(over.id))));
      }}
      accessibility={{
        announcements: {
          onDragStart: () => undefined,
          onDragOver: () => undefined,
          onDragEnd: () => undefined,
          onDragCancel: () => undefined,
        },
        screenReaderInstructions: { draggable: t('pages_drag_how') },
      }}
    >
      <TreeDragContext value={{ canDrop }}>
        <div className={styles.frame}>
          {dragged.length > 0 && <TopPlace />}
          {children}
        </div>
      </TreeDragContext>
      <DragOverlay dropAnimation={null} className={styles.overlay}>
        {first && <span className={styles.dragged}>{name}</span>}
      </DragOverlay>
    </DndContext>
  );
}

/** Dropping onto the home page is dropping at the top: nothing stands below it. */
function placeOf(over: string): string {
  return over === TOP || over === '/' ? '' : over;
}

function TopPlace() {
  const t = useText();
  const { setNodeRef, isOver } = useDroppable({ id: TOP });
  return (
    <div ref={setNodeRef} className={styles.top} data-over={isOver || undefined}>
      {t('pages_move_top')}
    </div>
  );
}
