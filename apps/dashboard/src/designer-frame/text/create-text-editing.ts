import type { FrameChannel, editorCommands } from '@etalage/designer-protocol';
import type { BlockId } from '@etalage/site-model';
import type { Translate } from '@etalage/texts';
import type { CanvasStore, Editing } from '../create-canvas-store.ts';
import { fieldAt } from './editable-text.ts';
import { loadEditor } from './load-editor.ts';
import { createEditingRequest } from './create-editing-request.ts';
import { createCursorReport } from './create-cursor-report.ts';
import { debounce } from './debounce.ts';
import { openText, type OpenText } from './open-text.ts';
import { startSession } from './start-session.ts';

interface Options {
  store: CanvasStore;
  channel: FrameChannel;
}

export type TextEditing = ReturnType<typeof createTextEditing>;

/** When typed text is sent to the dashboard. Without a longest delay an owner who never pauses could lose all. */
const typingDelays = { rest: 300, longest: 1500 };

/** Editing of texts in place: opens one at a time, and sends what was typed. */
export function createTextEditing({ store, channel }: Options) {
  let current: OpenText | undefined;
  const cursor = createCursorReport(channel, () => current?.session);
  const requestEditing = createEditingRequest({ store, channel });
  const typing = debounce(commit, typingDelays);

  function commit() {
    typing.stop();
    current?.commit();
  }

  function close() {
    if (!current) return;
    commit();
    const closing = current;
    current = undefined;
    cursor.forget();
    closing.end();
  }

  const events = {
    onChange: typing.touch,
    onCursor: cursor.report,
    onDone: close,
    onTooLarge: () => channel.send({ type: 'notice', payload: { notice: 'paste_too_large' } }),
  };

  /** Called once the block is rendered with a mark in place of its text. */
  async function begin(wrapper: HTMLElement, editing: Editing, t: Translate) {
    const editor = await loadEditor();
    const started = startSession({ editor, store, wrapper, editing, events, t });
    if (!started) return;
    if (!started.session) {
      store.edit(null);
      return channel.send({ type: 'notice', payload: { notice: 'text_elsewhere' } });
    }
    current = openText({ store, channel, session: started.session, editing, onRemoved: close });
    current.start();
    cursor.reportAgain();
  }

  return {
    isIn: (target: EventTarget | null) =>
      current !== undefined && target instanceof Element && target.closest('[contenteditable]') !== null,
    /** Opens the text at an element, or the block's first; false when the block has none. */
    open(block: BlockId, target: Element | null = null): boolean {
      const field = fieldAt(store, block, target);
      if (!field) return false;
      if (current?.isIn({ block, field })) return true;
      close();
      requestEditing(block, field);
      return true;
    },
    begin,
    commit,
    close,
    command(command: (typeof editorCommands)[number], attributes: Record<string, unknown>) {
      current?.session.command(command, attributes);
      cursor.report();
    },
    /** Sends the marks at the cursor, also when they did not change. */
    sendAttributes: cursor.reportAgain,
    /** Loads the editor in advance; if that fails it is loaded when a text is opened. */
    prepare: () => void loadEditor().catch(() => undefined),
  };
}
