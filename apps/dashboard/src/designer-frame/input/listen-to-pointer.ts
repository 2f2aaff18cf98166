import type { BlockId } from '@etalage/site-model';
import { nextFrame } from '../next-frame.ts';
import type { Canvas } from '../start-canvas.ts';
import { blockAt } from './block-at.ts';
import { managementTab } from './management-tab.ts';

/**
 * Clicks select and never follow a link, send a form or reach a block's own code; they are caught at the window, before
 * anything else hears them. A text being edited keeps its own.
 */
export function listenToPointer(canvas: Canvas): () => void {
  const { store, text, channel } = canvas;
  const ending = new AbortController();
  const batch = nextFrame();
  const options = { capture: true, signal: ending.signal };
  let hovered: BlockId | null = null;
  const hover = (id: BlockId | null) => {
    if (id === hovered) return;
    hovered = id;
    batch.add(() => {
      if (hovered === id) channel.send({ type: 'hover', payload: { id } });
    });
  };
  const still = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const ours = (event: Event) => !text.isIn(event.target);

  window.addEventListener(
    'pointerdown',
    (event) => {
      if (!ours(event)) return;
      event.stopImmediatePropagation();
      text.close();
      document.body.focus({ preventScroll: true });
    },
    options,
  );
  window.addEventListener(
    'click',
    (event) => {
      if (!ours(event)) return;
      still(event);
      const id = blockAt(event.target);
      canvas.choose(id);
      const tab = managementTab(store, id, event.altKey);
      if (tab) channel.send({ type: 'set_management_tab', payload: { tab } });
      const route = event.target instanceof Element ? event.target.closest('[data-go-to-route]') : null;
      const path = route?.getAttribute('data-go-to-route');
      if (path) channel.send({ type: 'go_to_route', payload: { path } });
    },
    options,
  );
  window.addEventListener(
    'dblclick',
    (event) => {
      if (!ours(event)) return;
      still(event);
      const id = blockAt(event.target);
      if (id) text.open(id, event.target instanceof Element ? event.target : null);
    },
    options,
  );
  for (const name of ['mousedown', 'submit', 'dragstart', 'auxclick', 'contextmenu'] as const) {
    window.addEventListener(name, (event) => ours(event) && still(event), options);
  }
  for (const name of [
    'mouseup',
    'pointerup',
    'touchstart',
    'touchend',
    'change',
    'input',
    'focusin',
  ] as const) {
    window.addEventListener(name, (event) => ours(event) && event.stopImmediatePropagation(), options);
  }
  window.addEventListener('pointermove', (event) => hover(blockAt(event.target)), {
    ...options,
    passive: true,
  });
  document.documentElement.addEventListener('pointerleave', () => hover(null), { signal: ending.signal });
  return () => {
    ending.abort();
    batch.stop();
  };
}
