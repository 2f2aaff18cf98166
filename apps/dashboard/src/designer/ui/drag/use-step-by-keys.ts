import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { useText } from '@etalage/ui-kit';
import { useDesignerSession } from '../../session/designer-context.tsx';
import { samePlace } from '../blocks/drop-places.ts';
import { useBlockActions } from '../blocks/use-block-actions.ts';
import { useAnnounce } from '../screen/announcer.tsx';
import type { DragStore } from './drag-store.ts';
import { dropLine } from './drop-line.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrow keys move a drag from place to place, in reading order. */
export function useStepByKeys(store: DragStore): KeyboardCoordinateGetter {
  const session = useDesignerSession();
  const actions = useBlockActions();
  const announce = useAnnounce();
  const t = useText();
  return (event) => {
    const step = steps[event.code];
    const { drag, place } = store.getState();
    if (!step || !drag) return undefined;
    event.preventDefault();
    const at = drag.places.findIndex((one) => samePlace(one, place));
    const next = drag.places[Math.min(drag.places.length - 1, Math.max(0, at + step))];
    if (!next) {
      announce(t('designer_drag_nowhere', { name: drag.name }));
      return undefined;
    }
    const { document, rects } = session.store.getState();
    const line = dropLine(document, rects, next, drag.dragged);
    store.setState({ place: next, line: line ? { ...line, surface: 'canvas' } : null });
    actions.announcePlace(drag.dragged, drag.name, next);
    return undefined;
  };
}
