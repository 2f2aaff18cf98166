import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { BlockId } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { useState, type ReactNode } from 'react';
import * as styles from './grid-tools.css.ts';

/** Milliseconds of pressing before a drag begins, and of the animation of the other items (DSGN-16). */
export const gridDrag = { delay: 100, animation: 150 };

interface Props {
  ids: readonly BlockId[];
  nameOf: (id: BlockId) => string;
  /** The new index of an item, counted without it; also called if it did not move. */
  onDrop: (id: BlockId, index: number) => void;
  children: ReactNode;
}

/** Allows the items of one grid to be reordered by mouse, finger and keys. */
export function SortableItems({ ids, nameOf, onDrop, children }: Props) {
  const t = useText();
  const [dragging, setDragging] = useState(false);
  const activationConstraint = { delay: gridDrag.delay, tolerance: 8 };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint }),
    useSensor(TouchSensor, { activationConstraint }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  function onDragEnd({ active, over }: DragEndEvent) {
    setDragging(false);
    const index = ids.indexOf(String(over?.id ?? active.id));
    if (index >= 0) onDrop(String(active.id), index);
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={() => setDragging(true)}
      onDragCancel={() => setDragging(false)}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => t('designer_drag_start', { name: nameOf(String(active.id)) }),
          onDragOver: ({ over }) =>
            over
              ? t('designer_grid_over', { index: ids.indexOf(String(over.id)) + 1, count: ids.length })
              : undefined,
          // The result is announced where the document changes.
          onDragEnd: () => undefined,
          onDragCancel: ({ active }) => t('designer_drag_cancel', { name: nameOf(String(active.id)) }),
        },
        screenReaderInstructions: { draggable: t('designer_drag_help') },
      }}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
      {dragging && <div className={styles.cover} />}
    </DndContext>
  );
}
