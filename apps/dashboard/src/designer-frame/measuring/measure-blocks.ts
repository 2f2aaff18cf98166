import { wrapperOf } from '../input/block-at.ts';
import { nextFrame } from '../next-frame.ts';
import type { Canvas } from '../start-canvas.ts';
import { boxOf } from './box-of.ts';
import { watchBlocks } from './watch-blocks.ts';

/** Most boxes in one message. */
const MAX_BOXES = 2000;
/** Largest height of a page that is sent, in pixels. */
const LARGEST_HEIGHT = 1_000_000;

/**
 * Sends the dashboard the boxes of the blocks in view, at most once per animation frame and only when one of them
 * changed, and the boxes that it requests.
 */
export function measureBlocks({ store, channel }: Pick<Canvas, 'store' | 'channel'>): () => void {
  const controller = new AbortController();
  const batch = nextFrame();
  let sent = '';
  let height = -1;
  let isDue = false;
  const blocks = watchBlocks(soon);

  function measure() {
    isDue = false;
    const rects = blocks.inView().flatMap(measured);
    const text = JSON.stringify(rects);
    if (text !== sent)
      channel.send({ type: 'measured', payload: { rects: rects.slice(0, MAX_BOXES), all: true } });
    sent = text;
    const current = Math.min(LARGEST_HEIGHT, document.documentElement.scrollHeight);
    if (current !== height) channel.send({ type: 'resized', payload: { height: current } });
    height = current;
  }

  function soon() {
    if (isDue) return;
    isDue = true;
    batch.add(measure);
  }

  const options = { capture: true, passive: true, signal: controller.signal };
  for (const name of ['scroll', 'resize', 'load']) window.addEventListener(name, soon, options);
  // The window does not hear of pictures that load; one on a short page changes no size but its own.
  document.addEventListener('load', soon, options);
  const stopListening = store.onChange(soon);
  const stopReceiving = channel.subscribe((message) => {
    if (message.type !== 'measure') return;
    const rects = message.payload.ids.flatMap((id) => measured(wrapperOf(id)));
    channel.send({ type: 'measured', payload: { rects, all: false } });
  });
  soon();
  return () => {
    controller.abort();
    batch.stop();
    blocks.stop();
    stopListening();
    stopReceiving();
  };
}

/** The box of a block with its id, as a list of one; empty for a block that was removed or has no box. */
function measured(wrapper: Element | null | undefined) {
  const id = wrapper?.getAttribute('data-block-id');
  const box = wrapper?.isConnected ? boxOf(wrapper) : undefined;
  return id && box ? [{ id, ...box }] : [];
}
