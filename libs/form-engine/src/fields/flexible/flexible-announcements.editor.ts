import type { Translate } from '@etalage/texts';
import type { Announcements } from '@dnd-kit/core';

type Names = (id: string | number) => string;
type Places = (id: string | number) => number;

/** The announcements for screen readers while an item is dragged. */
export function announcements(t: Translate, nameOf: Names, placeOf: Places, count: number): Announcements {
  const at = (active: string | number, over: string | number | undefined) => ({
    item: nameOf(active),
    place: String(over === undefined ? 0 : placeOf(over)),
    count: String(count),
  });
  return {
    onDragStart: ({ active }) => t('formfield_drag_start', at(active.id, active.id)),
    onDragOver: ({ active, over }) =>
      over
        ? t('formfield_drag_over', at(active.id, over.id))
        : t('formfield_drag_nowhere', at(active.id, undefined)),
    onDragEnd: ({ active, over }) => t('formfield_drag_end', at(active.id, over?.id ?? active.id)),
    onDragCancel: ({ active }) => t('formfield_drag_cancel', at(active.id, active.id)),
  };
}
