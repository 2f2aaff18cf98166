import type { TextSession } from '@etalage/blocks/editor';
import { textInPlace } from '@etalage/blocks/schema';
import type { Translate } from '@etalage/texts';
import type { CanvasStore, Editing } from '../create-canvas-store.ts';
import { definitionIn } from './editable-text.ts';
import type { TextEditor } from './load-editor.ts';
import { findMarked, textOf } from './marked-data.ts';

interface SessionOptions {
  editor: TextEditor;
  store: CanvasStore;
  /** The block's own element; the block is rendered with a mark in place of the text. */
  wrapper: HTMLElement;
  editing: Editing;
  events: Parameters<TextEditor['startRichText']>[2];
  t: Translate;
}

/**
 * Starts the editor in the element that shows a text, labelled with the field of the text. `session` is undefined if no
 * element shows the text, or the editor would lose part of it. Returns nothing if the text was closed in the meantime.
 */
export function startSession({ editor, store, wrapper, editing, events, t }: SessionOptions) {
  const block = store.block(editing.block);
  const definition = definitionIn(store, editing.block);
  if (!block || !definition || store.editing() !== editing) return undefined;
  const { field } = editing;
  const element = findMarked(wrapper);
  const kind = textInPlace(definition, field);
  const value = textOf(block.data[field]);
  const title = definition.fields[field]?.title;
  if (title) element?.setAttribute('aria-label', t(title));
  element?.setAttribute('role', 'textbox');
  const start = (): TextSession | undefined => {
    if (!element) return undefined;
    if (kind !== 'html') return editor.startPlainText(element, value, events, kind ?? 'line');
    element.replaceChildren();
    return editor.startRichText(element, value, events);
  };
  return { session: start() };
}
