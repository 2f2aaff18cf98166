import {
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragMoveEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import { parentOf } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { useEffect, useState } from 'react';
import { useDesignerSession } from '../../session/designer-context.tsx';
import { useAnnounce } from '../screen/announcer.tsx';
import { useBlockActions } from '../blocks/use-block-actions.ts';
import { noDrag, type DragStore } from './drag-store.ts';
import { dropPlaces, type Dragged } from '../blocks/drop-places.ts';
import { followPointer } from './follow-pointer.ts';
import { pointerOf } from './pointer-of.ts';
import { useStepByKeys } from './use-step-by-keys.ts';

/** The data of a draggable of the designer. */
export interface DragData {
  dragged: Dragged;
  name: string;
}

/** Most blocks that are measured when a drag starts. */
const MAX_MEASURED = 2000;

/** The sensors and handlers of a drag; the document changes once, at its end. */
export function useDragHandlers(store: DragStore) {
  const session = useDesignerSession();
  const actions = useBlockActions();
  const announce = useAnnounce();
  const t = useText();
  const [following] = useState(() => followPointer(store, session));
  useEffect(() => following.stop, [following]);
  const page = () => session.store.getState().document;

  const stepByKeys = useStepByKeys(store);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepByKeys }),
  );

  return {
    sensors,
    onDragStart({ active, activatorEvent }: DragStartEvent) {
      const { dragged, name } = active.data.current as DragData;
      const places = dropPlaces(page(), dragged, session.place);
      const byKeys = 'key' in activatorEvent;
      const place = (dragged.id && byKeys && parentOf(page(), dragged.id)) || null;
      store.setState({ drag: { dragged, name, places, byKeys }, place, line: null });
      session.measure(Object.keys(page().blocks).slice(0, MAX_MEASURED));
      if (!byKeys) following.start();
      announce(t('designer_drag_start', { name }));
    },
    onDragMove(event: DragMoveEvent) {
      const point = pointerOf(event);
      if (point) following.moveTo(point);
    },
    onDragEnd() {
      following.stop();
      const { drag, place } = store.getState();
      store.setState(noDrag);
      if (!drag) return;
      if (!place) return announce(t('designer_drag_cancel', { name: drag.name }));
      if (drag.dragged.id === undefined) actions.insert(drag.dragged.type, place);
      else actions.moveTo(drag.dragged.id, place);
    },
    onDragCancel() {
      following.stop();
      const { drag } = store.getState();
      store.setState(noDrag);
      if (drag) announce(t('designer_drag_cancel', { name: drag.name }));
    },
  };
}
