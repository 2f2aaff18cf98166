import { DndContext, DragOverlay } from '@dnd-kit/core';
import { useText } from '@etalage/ui-kit';
import { useState, type ReactNode } from 'react';
import * as styles from './drag.css.ts';
import { createDragStore, DragContext, useDrag } from './drag-store.ts';
import { atPointer } from './pointer-of.ts';
import { useDragHandlers } from './use-drag-handlers.ts';

const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Dragging by mouse, finger and keys: on the page, in the layers, and from the picker to the page. */
export function DragProvider({ children }: { children: ReactNode }) {
  const t = useText();
  const [store] = useState(createDragStore);
  const handlers = useDragHandlers(store);
  return (
    <DragContext value={store}>
      <DndContext
        {...handlers}
        autoScroll={{ canScroll: (element) => element.closest('[data-drop="tree"]') !== null }}
        accessibility={{
          // The designer's own announcements are more complete.
          announcements: silent,
          screenReaderInstructions: { draggable: t('designer_drag_help') },
        }}
      >
        {children}
        <DragOverlay dropAnimation={null} modifiers={[atPointer]}>
          <DraggedChip />
        </DragOverlay>
      </DndContext>
    </DragContext>
  );
}

function DraggedChip() {
  const drag = useDrag((state) => state.drag);
  if (!drag || drag.byKeys) return null;
  return <span className={styles.chip}>{drag.name}</span>;
}
