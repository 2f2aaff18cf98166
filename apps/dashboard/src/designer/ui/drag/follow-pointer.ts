import type { DesignerSession } from '../../session/create-designer-session.ts';
import type { DragStore } from './drag-store.ts';
import { surfaceAt } from './surface-at.ts';
import { dropLine, nearestLine, type Point } from './drop-line.ts';
import { edgeSpeed } from './edge-speed.ts';

/** Updates the line of a drag when its pointer moves, and when the page scrolls under it near an edge. */
export function followPointer(store: DragStore, session: DesignerSession) {
  let point: Point | undefined;
  let before = 0;
  let request = 0;
  let stopListening = () => undefined as void;

  function aim() {
    const { drag } = store.getState();
    if (!drag || !point) return;
    const { document, rects } = session.store.getState();
    const surface = surfaceAt(point, rects);
    const { box, scale = 1 } = surface ?? {};
    const page = box && { x: 0, y: 0, width: box.width / scale, height: box.height / scale };
    const lines = surface
      ? drag.places.flatMap((one) => dropLine(document, surface.rects, one, drag.dragged, page) ?? [])
      : [];
    const line = surface && nearestLine(lines, surface.point);
    store.setState({
      place: line?.place ?? null,
      line: line && surface ? { ...line, surface: surface.name } : null,
    });
  }

  function tick(now: number) {
    const surface = point && surfaceAt(point, {});
    if (point && surface?.name === 'canvas') {
      const by = (edgeSpeed(point.y, surface.box) * (now - before)) / 1000 / surface.scale;
      if (by !== 0) session.scroll(by);
    }
    before = now;
    request = requestAnimationFrame(tick);
  }

  function stop() {
    cancelAnimationFrame(request);
    stopListening();
    point = undefined;
  }

  return {
    start() {
      stop();
      before = performance.now();
      request = requestAnimationFrame(tick);
      stopListening = session.store.subscribe((state, earlier) => {
        if (state.rects !== earlier.rects) aim();
      });
    },
    moveTo(next: Point) {
      point = next;
      aim();
    },
    stop,
  };
}
