import { useDraggable } from '@dnd-kit/core';
import type { HTMLAttributes } from 'react';
import { useText } from '@etalage/ui-kit';
import type { Dragged } from '../blocks/drop-places.ts';

/** The properties of a drag handle. `place` distinguishes several handles of one block. */
export function useDragHandle(place: string, dragged: Dragged, name: string) {
  const t = useText();
  const { setNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: `${place}:${dragged.id ?? dragged.type}`,
    data: { dragged, name },
    attributes: { roleDescription: t('designer_drag_role') },
  });
  const { role: _role, tabIndex: _tabIndex, ...aria } = attributes;
  const handle: HTMLAttributes<HTMLElement> = { ...aria, ...listeners };
  return { ref: setNodeRef, handle, isDragging };
}
