import type { Point } from '@etalage/blocks/editor';
import type { FrameChannel, editorCommands } from '@etalage/designer-protocol';
import type { BlockId } from '@etalage/site-model';
import type { Translate } from '@etalage/texts';
import type { CanvasStore, Editing } from '../create-canvas-store.ts';
import { fieldAt } from './editable-text.ts';
import { loadEditor } from './load-editor.ts';
import { pointOf } from './click-place.ts';
import { createCursorReport } from './create-cursor-report.ts';
import { createOpening } from './create-opening.ts';
import { debounce } from './debounce.ts';
import { openText, type OpenText } from './open-text.ts';
import { pressAgain } from './press-again.ts';
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
  const opening = createOpening({ store, channel });
  const typing = debounce(commit, typingDelays);

  function commit() {
    typing.stop();
    current?.commit();
  }

  function close() {
    opening.cancel();
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

  /**
   * Called once the block is rendered with a mark in place of its text. A block that is rendered anew while its text is
   * open, because it was moved, has lost the elements of the editor: its text is closed.
   */
  function begin(wrapper: HTMLElement, editing: Editing, t: Translate) {
    if (current) return close();
    const opened = opening.finish(editing);
    const started = opened && startSession({ editor: opened.editor, store, wrapper, editing, events, t });
    if (!started) return;
    if (!started.session) {
      store.edit(null);
      return channel.send({ type: 'notice', payload: { notice: 'text_elsewhere' } });
    }
    current = openText({ store, channel, session: started.session, editing, onRemoved: close });
    current.start(opened.place && pointOf(wrapper, opened.place));
    // A key may close the text: the keys after it mean nothing.
    for (const key of opened.keys) if (current) pressAgain(key);
    cursor.reportAgain();
  }

  return {
    isIn: (target: EventTarget | null) =>
      current !== undefined && target instanceof Element && target.closest('[contenteditable]') !== null,
    /**
     * Opens the text at an element, or the block's first, with the caret at the point or else at the end. Nothing happens
     * if the block has no text.
     */
    open(block: BlockId, target: Element | null = null, point?: Point) {
      const field = fieldAt(store, block, target);
      if (!field || current?.isIn({ block, field }) || opening.isFor(block, field)) return;
      close();
      opening.request(block, field, point);
    },
    /** Whether a text is being opened, of this block if one is given; keys are then held. */
    isOpening: (block?: BlockId | null) => opening.isFor(block),
    /** Keeps a key for the text that is being opened. */
    hold: opening.hold,
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
