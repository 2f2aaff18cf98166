import { useDraggable, useDroppable } from '@dnd-kit/core';

/** What makes the row of an entry and its handle move. */
export function useEntryDrag(id: string) {
  const { setNodeRef, setActivatorNodeRef, listeners, isDragging } = useDraggable({ id });
  const { setNodeRef: setDropRef } = useDroppable({ id });
  const ref = (element: HTMLElement | null) => {
    setNodeRef(element);
    setDropRef(element);
  };
  return { row: { ref }, handle: { ref: setActivatorNodeRef, ...listeners }, isDragging };
}
