import type { FrameChannel } from '@etalage/designer-protocol';
import type { BlockId } from '@etalage/site-model';
import type { CanvasStore } from '../create-canvas-store.ts';
import { loadEditor } from './load-editor.ts';

interface Options {
  store: CanvasStore;
  channel: FrameChannel;
}

/** Returns a function that loads the editor, then has a block rendered with a mark in place of one text. */
export function createEditingRequest({ store, channel }: Options) {
  let rounds = 0;
  return (block: BlockId, field: string) => {
    const edit = () => {
      if (!store.block(block)) return;
      rounds += 1;
      store.edit({ block, field, round: rounds });
    };
    const fail = () => channel.send({ type: 'notice', payload: { notice: 'text_not_loaded' } });
    void loadEditor().then(edit, fail);
  };
}
