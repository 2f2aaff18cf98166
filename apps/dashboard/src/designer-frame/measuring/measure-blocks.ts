import type { BlockId } from '@etalage/site-model';
import { wrapperOf } from '../input/block-at.ts';
import { nextFrame } from '../next-frame.ts';
import type { Canvas } from '../start-canvas.ts';
import { boxOf } from './box-of.ts';

/**
 * Tells the dashboard where the blocks in view are, once per animation frame and only when something moved. Which are in
 * view is the browser's to say; the others are not looked at.
 */
export function measureBlocks({ store, channel }: Pick<Canvas, 'store' | 'channel'>): () => void {
  const ending = new AbortController();
  const batch = nextFrame();
  const watched = new Map<Element, Element>();
  const inView = new Set<Element>();
  let told = '';
  let height = -1;
  let due = false;

  const measure = () => {
    due = false;
    watchWhatIsNew();
    const rects = [...inView].flatMap((wrapper) => {
      const id = wrapper.getAttribute('data-block-id');
      const box = id && wrapper.isConnected ? boxOf(wrapper) : undefined;
      return id && box ? [{ id, ...box }] : [];
    });
    const text = JSON.stringify(rects);
    if (text !== told)
      channel.send({ type: 'measured', payload: { rects: rects.slice(0, 2000), all: true } });
    told = text;
    const now = Math.min(1_000_000, document.documentElement.scrollHeight);
    if (now !== height) channel.send({ type: 'resized', payload: { height: now } });
    height = now;
  };
  const soon = () => {
    if (due) return;
    due = true;
    batch.add(measure);
  };

  const views = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const wrapper = target.closest('[data-block-id]');
        if (!wrapper) continue;
        if (isIntersecting) inView.add(wrapper);
        else inView.delete(wrapper);
      }
      soon();
    },
    { rootMargin: '200px 0px' },
  );
  const sizes = new ResizeObserver(soon);

  /** A block's own element is no box, so the first thing it draws stands for it. */
  function watchWhatIsNew() {
    if (!structureChanged) return;
    structureChanged = false;
    const present = new Set<Element>();
    for (const wrapper of document.querySelectorAll('[data-block-id]')) {
      const drawn =
        wrapper.querySelector(':scope > :not([data-block-id]), :scope > [data-block-id] > *') ?? wrapper;
      present.add(wrapper);
      if (watched.get(wrapper) === drawn) continue;
      const before = watched.get(wrapper);
      if (before) views.unobserve(before);
      watched.set(wrapper, drawn);
      views.observe(drawn);
    }
    for (const [wrapper, drawn] of watched) {
      if (present.has(wrapper)) continue;
      views.unobserve(drawn);
      watched.delete(wrapper);
      inView.delete(wrapper);
    }
  }
  let structureChanged = true;

  const mutations = new MutationObserver(() => {
    structureChanged = true;
    soon();
  });
  mutations.observe(document.body, { childList: true, subtree: true });
  sizes.observe(document.body);
  const options = { capture: true, passive: true, signal: ending.signal };
  window.addEventListener('scroll', soon, options);
  window.addEventListener('resize', soon, options);
  window.addEventListener('load', soon, options);
  const stops = [
    store.onChange(soon),
    channel.subscribe((message) => {
      if (message.type !== 'measure') return;
      const rects = message.payload.ids.flatMap((id: BlockId) => {
        const wrapper = wrapperOf(id);
        const box = wrapper ? boxOf(wrapper) : undefined;
        return box ? [{ id, ...box }] : [];
      });
      channel.send({ type: 'measured', payload: { rects, all: false } });
    }),
  ];
  soon();
  return () => {
    ending.abort();
    batch.stop();
    views.disconnect();
    sizes.disconnect();
    mutations.disconnect();
    for (const stop of stops) stop();
  };
}
