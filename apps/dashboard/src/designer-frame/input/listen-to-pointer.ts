import { OWN_ACTION_EVENT } from '@etalage/blocks/render';
import type { Canvas } from '../start-canvas.ts';
import { blockAt } from './block-at.ts';
import { listenToHover } from './listen-to-hover.ts';
import { managementTab } from './management-tab.ts';

/** Events whose default action is prevented too. */
const prevented = ['mousedown', 'submit', 'dragstart', 'auxclick', 'contextmenu'] as const;
/** Events that only must not reach the code of a block. */
const stopped = ['mouseup', 'pointerup', 'touchstart', 'touchend', 'change', 'input', 'focusin'] as const;

/**
 * Clicks select and never follow a link, send a form or reach a block's own code; they are caught at the window, before
 * any other listener. Events in a text that is being edited are not caught.
 */
export function listenToPointer(canvas: Canvas): () => void {
  const { text } = canvas;
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };

  function listen<N extends keyof WindowEventMap>(name: N, handle: (event: WindowEventMap[N]) => void) {
    const listener = (event: WindowEventMap[N]) => {
      if (!text.isIn(event.target)) handle(event);
    };
    window.addEventListener(name, listener, options);
  }

  listen('pointerdown', (event) => {
    event.stopImmediatePropagation();
    // A third click on a text that is being opened leaves it to be opened.
    if (!text.isOpening(blockAt(event.target))) text.close();
    document.body.focus({ preventScroll: true });
  });
  listen('click', (event) => {
    prevent(event);
    handleClick(canvas, event);
  });
  listen('dblclick', (event) => {
    prevent(event);
    const id = blockAt(event.target);
    const target = event.target instanceof Element ? event.target : null;
    if (id) text.open(id, target, { x: event.clientX, y: event.clientY });
  });
  for (const name of prevented) listen(name, prevent);
  for (const name of stopped) listen(name, (event) => event.stopImmediatePropagation());
  const stopHover = listenToHover(canvas);
  return () => {
    controller.abort();
    stopHover();
  };
}

function prevent(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function handleClick(canvas: Canvas, { target, altKey }: MouseEvent) {
  const { store, channel } = canvas;
  const id = blockAt(target);
  canvas.choose(id);
  const tab = managementTab(store, id, altKey);
  if (tab) channel.send({ type: 'set_management_tab', payload: { tab } });
  const own = target instanceof Element ? target.closest('[data-own-action]') : null;
  own?.dispatchEvent(new Event(OWN_ACTION_EVENT));
  const route = target instanceof Element ? target.closest('[data-go-to-route]') : null;
  const path = route?.getAttribute('data-go-to-route');
  if (path) channel.send({ type: 'go_to_route', payload: { path } });
}
