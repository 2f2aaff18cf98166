import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useText } from '@etalage/ui-kit';

/** What makes a row and its handle move. */
export function useSortableRow(key: string, disabled: boolean) {
  const t = useText();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: key,
      disabled,
      attributes: { roleDescription: t('formfield_drag_role') },
    });
  return {
    row: {
      ref: setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition },
      'data-dragging': isDragging,
    },
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
  };
}
