import type { Point } from '@etalage/blocks/editor';
import type { FrameChannel } from '@etalage/designer-protocol';
import type { BlockId } from '@etalage/site-model';
import type { CanvasStore, Editing } from '../create-canvas-store.ts';
import { wrapperOf } from '../input/block-at.ts';
import { clickPlace, type ClickPlace } from './click-place.ts';
import { createHeldKeys } from './held-keys.ts';
import { loadEditor, type TextEditor } from './load-editor.ts';

interface Options {
  store: CanvasStore;
  channel: FrameChannel;
}

/** A text that was requested and is not yet being edited. */
interface Requested {
  editing: Editing;
  editor: TextEditor | undefined;
  /** Where it was clicked; undefined if it was opened in another way. */
  place: ClickPlace | undefined;
}

/** The way to an open text: loads the editor, then has a block rendered with a mark in place of the text. */
export function createOpening({ store, channel }: Options) {
  let rounds = 0;
  let requested: Requested | undefined;
  const keys = createHeldKeys();

  function cancel() {
    keys.take();
    if (requested && store.editing() === requested.editing) store.edit(null);
    requested = undefined;
  }

  return {
    request(block: BlockId, field: string, point?: Point) {
      rounds += 1;
      const editing = { block, field, round: rounds };
      const place = point && clickPlace(wrapperOf(block), point);
      const own: Requested = { editing, editor: undefined, place };
      requested = own;
      const edit = (editor: TextEditor) => {
        if (requested !== own) return;
        own.editor = editor;
        // Only a block that is rendered can be edited; without it the keys would be held for ever.
        if (wrapperOf(block)) store.edit(editing);
        else cancel();
      };
      const fail = () => {
        if (requested !== own) return;
        cancel();
        channel.send({ type: 'notice', payload: { notice: 'text_not_loaded' } });
      };
      void loadEditor().then(edit, fail);
    },
    /** Whether a text is being opened, of this block and field if they are given. */
    isFor: (block?: BlockId | null, field?: string) =>
      requested !== undefined &&
      (block === undefined || requested.editing.block === block) &&
      (field === undefined || requested.editing.field === field),
    hold: keys.hold,
    /** The text is no longer requested; what was typed for it means nothing. */
    cancel,
    /** Called when the mark is rendered: the editor, where the text was clicked, and the keys pressed since. */
    finish(editing: Editing) {
      if (!requested?.editor || requested.editing !== editing) return undefined;
      const { editor, place } = requested;
      requested = undefined;
      return { editor, place, keys: keys.take() };
    },
  };
}
