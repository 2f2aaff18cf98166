import { FILE_UPLOADED_EVENT } from '@etalage/blocks/render';
import { followDocument, type FrameChannel } from '@etalage/designer-protocol';
import { findBlock, type BlockId } from '@etalage/site-model';
import { createCanvasStore } from './create-canvas-store.ts';
import { nextFrame } from './next-frame.ts';
import { createTextEditing } from './text/create-text-editing.ts';

export type Canvas = ReturnType<typeof startCanvas>;

/** The canvas of one document without its components: the store, the selection, the frame's end of the port. */
export function startCanvas(channel: FrameChannel) {
  const store = createCanvasStore();
  const selection = createSelection();
  const text = createTextEditing({ store, channel });
  const reported = new Map<BlockId, string>();
  const batch = nextFrame({ isFirstImmediate: true });
  /** Before the page and its context have arrived nothing is rendered, so a change need not wait for a frame. */
  const soon = (call: () => void) => (store.root() && store.surroundings() ? batch.add(call) : call());

  const stopFollowing = followDocument(
    channel,
    (document, operations) => soon(() => store.show(document, operations)),
    () => undefined,
  );
  const stopReceiving = channel.subscribe((message) => {
    if (message.type === 'context') soon(() => store.surround(message.payload));
    if (message.type === 'theme') soon(() => store.retheme(message.payload.theme));
    if (message.type === 'select') {
      batch.add(() => selection.set(message.payload.id, message.payload.reveal ? 'reveal' : 'received'));
    }
    if (message.type === 'scroll') window.scrollBy({ top: message.payload.by, behavior: 'instant' });
    // After the change of the field that the upload belongs to, which waits for a frame too.
    if (message.type === 'file_uploaded')
      batch.add(() => document.dispatchEvent(new Event(FILE_UPLOADED_EVENT)));
    if (message.type === 'edit_text') batch.add(() => text.open(message.payload.id));
    if (message.type === 'commit_text') {
      text.commit();
      if (message.payload.leave) text.close();
      channel.send({ type: 'text_committed', payload: { request: message.payload.request } });
    }
    if (message.type === 'editor_command') text.command(message.payload.command, message.payload.attributes);
    if (message.type === 'request_active_attributes') text.sendAttributes();
  });

  return {
    channel,
    store,
    selection,
    text,
    /** Selects a block by an action in the frame, and notifies the dashboard. */
    choose(id: BlockId | null) {
      if (id !== null && !findBlock(store.document(), id)) return;
      if (selection.get() === id) return;
      selection.set(id, 'chosen');
      channel.send({ type: 'select', payload: { id } });
    },
    /** Reports once why a block cannot be rendered. */
    report(id: BlockId, issues: string[]) {
      const text = issues.join('\n');
      if (reported.get(id) === text) return;
      reported.set(id, text);
      const short = issues.slice(0, 20).map((issue) => issue.slice(0, 500));
      channel.send({ type: 'render_error', payload: { id, issues: short } });
    },
    /** The block is rendered again; a later failure is reported. */
    recovered: (id: BlockId) => void reported.delete(id),
    stop() {
      text.close();
      batch.stop();
      stopFollowing();
      stopReceiving();
    },
  };
}

type SelectionListener = (id: BlockId | null, how: 'chosen' | 'received' | 'reveal') => void;

function createSelection() {
  let last: Parameters<SelectionListener> = [null, 'received'];
  const listeners = new Set<SelectionListener>();
  return {
    get: () => last[0],
    set(...next: Parameters<SelectionListener>) {
      last = next;
      for (const listener of listeners) listener(...next);
    },
    /** Calls back immediately for what was selected before the page was rendered. */
    onChange(listener: SelectionListener) {
      listeners.add(listener);
      if (last[0] !== null) listener(...last);
      return () => void listeners.delete(listener);
    },
  };
}
