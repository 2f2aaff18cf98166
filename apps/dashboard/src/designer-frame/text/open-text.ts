import type { Point, TextSession } from '@etalage/blocks/editor';
import type { FrameChannel } from '@etalage/designer-protocol';
import type { CanvasStore, Editing } from '../create-canvas-store.ts';
import { textOf } from './marked-data.ts';

interface OpenTextOptions {
  store: CanvasStore;
  channel: FrameChannel;
  session: TextSession;
  editing: Editing;
  /** The block of the text was removed. */
  onRemoved: () => void;
}

export type OpenText = ReturnType<typeof openText>;

/** Most characters of one text; the protocol refuses more. */
const TEXT_LIMIT = 1_000_000;

/** The text that is being edited: sends what was typed, and applies changes that were made elsewhere. */
export function openText({ store, channel, session, editing, onRemoved }: OpenTextOptions) {
  // The editor may write the stored text in another way; that is not a change by the owner.
  let sent = session.value();

  /** Undo in the dashboard, or a correction of the server, changes the text under the editor. */
  function follow() {
    const block = store.block(editing.block);
    if (!block) return onRemoved();
    const stored = textOf(block.data[editing.field]);
    if (stored === sent || session.value() !== sent) return;
    sent = stored;
    session.replace(stored);
  }

  const stopFollowing = store.onBlock(editing.block, follow);
  return {
    session,
    isIn: ({ block, field }: Pick<Editing, 'block' | 'field'>) =>
      editing.block === block && editing.field === field,
    /** Sends what was typed since the last time. */
    commit() {
      if (session.isComposing()) return;
      const html = session.value();
      if (html === sent) return;
      if (html.length > TEXT_LIMIT)
        return channel.send({ type: 'notice', payload: { notice: 'text_too_large' } });
      sent = html;
      channel.send({ type: 'text_typed', payload: { id: editing.block, field: editing.field, html } });
    },
    /** Moves the focus to the text, with the caret at the point or else at the end. */
    start(point: Point | undefined) {
      session.focus(point);
      const { block, field } = editing;
      channel.send({ type: 'text_session', payload: { active: true, block, field } });
    },
    end() {
      stopFollowing();
      session.end();
      store.edit(null);
      channel.send({ type: 'text_session', payload: { active: false, block: null, field: null } });
      document.body.focus({ preventScroll: true });
    },
  };
}
