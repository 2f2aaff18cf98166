import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OpenedDocument } from '../saving/opened-document.ts';
import type { DesignerState, TextState } from './designer-state.ts';

/** The state while no text is edited. */
export const noText: TextState = { active: false, block: null, field: null, attributes: {}, node: null };

export type DesignerStore = StoreApi<DesignerState>;

export function createDesignerStore(opened: OpenedDocument): DesignerStore {
  return createStore<DesignerState>(() => ({
    document: opened.document,
    repaired: opened.repaired,
    selected: null,
    hovered: null,
    saving: 'saved',
    savingReason: null,
    revision: opened.revision,
    publishedRevision: opened.published_revision,
    canUndo: opened.undo.length > 0,
    canRedo: opened.redo.length > 0,
    undoLabel: opened.undo.at(-1)?.label ?? null,
    redoLabel: opened.redo.at(-1)?.label ?? null,
    issues: {},
    findings: [],
    shared: [],
    text: noText,
    rects: {},
    frameReady: false,
    unsent: null,
  }));
}
