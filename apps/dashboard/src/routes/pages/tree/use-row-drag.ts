import { useDraggable, useDroppable } from '@dnd-kit/core';
import { use } from 'react';
import { TreeDragContext } from './tree-drag-context.ts';

/** What makes a row a place to drop another one, and its handle drag it. */
export function useRowDrag(path: string, isMovable: boolean) {
  const { canDrop } = use(TreeDragContext);
  const { setNodeRef: setPlaceRef, isOver } = useDroppable({ id: path });
  const { setNodeRef: setHandleRef, listeners } = useDraggable({ id: path, disabled: !isMovable });
  const state: 'yes' | 'no' | undefined = isOver ? (canDrop(path) ? 'yes' : 'no') : undefined;
  return { place: { ref: setPlaceRef }, handle: { ref: setHandleRef, ...listeners }, state };
}
