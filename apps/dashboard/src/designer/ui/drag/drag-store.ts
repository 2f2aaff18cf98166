import type { Place } from '@etalage/site-model';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DropLine } from './drop-line.ts';
import type { Dragged } from '../blocks/drop-places.ts';

/** Where a drag began and where its line is shown: on the page or in the tree of layers. */
export type DragSurface = 'canvas' | 'tree';

export interface Drag {
  dragged: Dragged;
  name: string;
  places: readonly Place[];
  /** Moves by arrow keys instead of a pointer. */
  byKeys: boolean;
}

export interface DragState {
  drag: Drag | null;
  /** Where it would be dropped now. */
  place: Place | null;
  line: (DropLine & { surface: DragSurface }) | null;
}

export type DragStore = StoreApi<DragState>;

export const noDrag: DragState = { drag: null, place: null, line: null };

export const createDragStore = (): DragStore => createStore<DragState>(() => noDrag);

export const DragContext = createContext<DragStore | null>(null);

/** A part of the state of the current drag. */
export function useDrag<T>(selector: (state: DragState) => T): T {
  const store = useContext(DragContext);
  if (!store) throw new Error('useDrag outside a DragProvider');
  return useStore(store, selector);
}
