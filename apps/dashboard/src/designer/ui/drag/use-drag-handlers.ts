import {
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragMoveEvent,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { parentOf } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { useEffect, useState } from 'react';
import { useDesignerSession } from '../../session/designer-context.tsx';
import { useAnnounce } from '../screen/announcer.tsx';
import { useBlockActions } from '../blocks/use-block-actions.ts';
import { noDrag, type DragStore } from './drag-store.ts';
import { dropLine } from './drop-line.ts';
import { dropPlaces, samePlace, type Dragged } from '../blocks/drop-places.ts';
import { followPointer } from './follow-pointer.ts';
import { pointerOf } from './pointer-of.ts';

/** What a draggable of the designer carries. */
export interface DragData {
  dragged: Dragged;
  name: string;
}

/** What happens while something is dragged; the document changes once, at the end. */
export function useDragHandlers(store: DragStore) {
  const session = useDesignerSession();
  const actions = useBlockActions();
  const announce = useAnnounce();
  const t = useText();
  const [following] = useState(() => followPointer(store, session));
  useEffect(() => following.stop, [following]);
  const page = () => session.store.getState().document;

  /** Arrow keys go from place to place, in the order of reading. */
  const stepByKeys: KeyboardCoordinateGetter = (event) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.code];
    const { drag, place } = store.getState();
    if (!step || !drag) return undefined;
    event.preventDefault();
    const at = drag.places.findIndex((one) => samePlace(one, place));
    const next = drag.places[Math.min(drag.places.length - 1, Math.max(0, at + step))];
    if (!next) {
      announce(t('designer_drag_nowhere', { name: drag.name }));
      return undefined;
    }
    const line = dropLine(page(), session.store.getState().rects, next, drag.dragged);
    store.setState({ place: next, line: line ? { ...line, surface: 'canvas' } : null });
    actions.announcePlace(drag.dragged, drag.name, next);
    return undefined;
  };

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
      session.measure(Object.keys(page().blocks).slice(0, 2000));
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
