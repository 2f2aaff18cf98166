import type { DragMoveEvent, Modifier } from '@dnd-kit/core';
import type { Point } from './drop-line.ts';

/** Where the pointer or finger was when a drag began; undefined for keys. */
export function startOf(event: Event | null): Point | undefined {
  if (!event) return undefined;
  if ('touches' in event) {
    const touch = (event as TouchEvent).touches[0] ?? (event as TouchEvent).changedTouches[0];
    return touch && { x: touch.clientX, y: touch.clientY };
  }
  if ('clientX' in event) return { x: (event as MouseEvent).clientX, y: (event as MouseEvent).clientY };
  return undefined;
}

/** Where it is now. */
export function pointerOf({ activatorEvent, delta }: Pick<DragMoveEvent, 'activatorEvent' | 'delta'>) {
  const start = startOf(activatorEvent);
  return start && { x: start.x + delta.x, y: start.y + delta.y };
}

/** Places the dragged label at the pointer, whatever the size of the element where the drag began. */
export const atPointer: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
  const start = startOf(activatorEvent);
  if (!start || !draggingNodeRect) return transform;
  return {
    ...transform,
    x: transform.x + start.x - draggingNodeRect.left + 8,
    y: transform.y + start.y - draggingNodeRect.top + 8,
  };
};
