import type { DesignerStore } from '../store/create-designer-store.ts';
import type { DocumentEditor } from './create-document-editor.ts';
import type { FrameLink } from './create-frame-link.ts';
import type { Selection } from './create-selection.ts';
import { subjectOf } from './subject-of.ts';

interface UndoParts {
  store: DesignerStore;
  editor: Pick<DocumentEditor, 'undo' | 'redo'>;
  frame: Pick<FrameLink, 'commitText'>;
  selection: Selection;
}

/** Undo and redo, which select the block that they changed. */
export function createUndoActions({ store, editor, frame, selection }: UndoParts) {
  function replay(kind: 'undo' | 'redo') {
    const subject = subjectOf(editor[kind]());
    if (subject) selection.select(subject);
  }
  /** Text that is being typed first becomes a step; a frame that does not answer delays this by its timeout only. */
  function afterText(call: () => void) {
    if (!store.getState().text.active) return call();
    void frame.commitText().then(call);
  }
  return {
    undo: () => afterText(() => replay('undo')),
    redo: () => afterText(() => replay('redo')),
  };
}
