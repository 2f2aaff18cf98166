import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useText } from '@etalage/ui-kit';
import { useId, type ReactNode } from 'react';
import { announcements } from './flexible-announcements.editor.ts';

interface Props {
  keys: readonly string[];
  nameOf: (key: string) => string;
  delay: number;
  onMove: (key: string, to: number) => void;
  children: ReactNode;
}

/** Pixels a finger may drift during the delay. */
const TOLERANCE = 5;

/** Rows that are moved by pointer or keyboard; the one place that knows the drag library. */
export function SortableRows({ keys, nameOf, delay, onMove, children }: Props) {
  const t = useText();
  const id = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { delay, tolerance: TOLERANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), keys.indexOf(String(over.id)));
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{
        announcements: announcements(
          t,
          (key) => nameOf(String(key)),
          (key) => keys.indexOf(String(key)) + 1,
          keys.length,
        ),
        screenReaderInstructions: { draggable: t('formfield_drag_instructions') },
      }}
    >
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
