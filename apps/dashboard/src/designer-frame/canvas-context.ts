import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { BlockId } from '@etalage/site-model';
import type { Canvas } from './start-canvas.ts';

export const CanvasContext = createContext<Canvas | null>(null);

export function useCanvas(): Canvas {
  const canvas = useContext(CanvasContext);
  if (!canvas) throw new Error('useCanvas outside the canvas');
  return canvas;
}

/** One block, and whether its text is being edited; causes a render only when this block changes. */
export function useBlock(id: BlockId) {
  const { store } = useCanvas();
  const subscribe = useCallback((listener: () => void) => store.onBlock(id, listener), [store, id]);
  return useSyncExternalStore(subscribe, () => store.view(id));
}

/** Ids of the sections, in order. */
export function useRoot() {
  const { store } = useCanvas();
  return useSyncExternalStore(store.onRoot, store.root);
}

/** Whether the document has arrived; a change of the sections does not cause a render here. */
export function useHasPage() {
  const { store } = useCanvas();
  return useSyncExternalStore(store.onRoot, () => store.root() !== null);
}

export function useSurroundings() {
  const { store } = useCanvas();
  return useSyncExternalStore(store.onRoot, store.surroundings);
}

/** The theme of the page; a change of it renders nothing else. */
export function useTheme() {
  const { store } = useCanvas();
  return useSyncExternalStore(store.onTheme, store.theme);
}
