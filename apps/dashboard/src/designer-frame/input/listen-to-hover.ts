import type { BlockId } from '@etalage/site-model';
import { nextFrame } from '../next-frame.ts';
import type { Canvas } from '../start-canvas.ts';
import { blockAt } from './block-at.ts';

/** Sends which block is under the pointer, at most once per animation frame. Returns the function that stops it. */
export function listenToHover({ channel }: Pick<Canvas, 'channel'>): () => void {
  const controller = new AbortController();
  const batch = nextFrame();
  let hovered: BlockId | null = null;
  const hover = (id: BlockId | null) => {
    if (id === hovered) return;
    hovered = id;
    batch.add(() => {
      if (hovered === id) channel.send({ type: 'hover', payload: { id } });
    });
  };
  const options = { capture: true, passive: true, signal: controller.signal };
  window.addEventListener('pointermove', (event) => hover(blockAt(event.target)), options);
  document.documentElement.addEventListener('pointerleave', () => hover(null), { signal: controller.signal });
  return () => {
    controller.abort();
    batch.stop();
  };
}
