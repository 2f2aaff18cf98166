import { followDocument, type FrameChannel } from '@etalage/designer-protocol';
import { findBlock, type BlockId } from '@etalage/site-model';
import { createCanvasStore } from './canvas-store.ts';
import { nextFrame } from './next-frame.ts';
import { createTextEditing } from './text/text-editing.ts';

export type Canvas = ReturnType<typeof startCanvas>;

/** Number of the document shown, for this load of the frame. */
const numbers = (function* () {
  for (let number = 1; ; number += 1) yield number;
})();

/** Everything behind the picture of one document: its store, its selection, its end of the port. */
export function startCanvas(channel: FrameChannel) {
  const store = createCanvasStore();
  const selection = createSelection();
  const text = createTextEditing({ store, channel });
  const reported = new Map<BlockId, string>();
  const batch = nextFrame({ firstAtOnce: true });
  /** Until both the page and what is around it are there nothing is drawn, so that nothing waits for a frame. */
  const soon = (call: () => void) => (store.root() && store.surroundings() ? batch.add(call) : call());

  const stopFollowing = followDocument(
    channel,
    (document, operations) => soon(() => store.show(document, operations)),
    () => undefined,
  );
  const stopHearing = channel.subscribe((message) => {
    if (message.type === 'context') soon(() => store.surround(message.payload));
    if (message.type === 'select') {
      batch.add(() => selection.set(message.payload.id, message.payload.reveal ? 'reveal' : 'told'));
    }
    if (message.type === 'scroll') window.scrollBy({ top: message.payload.by, behavior: 'instant' });
    if (message.type === 'edit_text') batch.add(() => text.open(message.payload.id));
    if (message.type === 'commit_text') {
      text.commit();
      if (message.payload.leave) text.close();
      channel.send({ type: 'text_committed', payload: { request: message.payload.request } });
    }
    if (message.type === 'editor_command') text.command(message.payload.command, message.payload.attributes);
    if (message.type === 'request_active_attributes') text.tellAttributes();
  });

  return {
    number: numbers.next().value,
    channel,
    store,
    selection,
    text,
    /** Selects as the owner asked in the frame, and tells the dashboard. */
    choose(id: BlockId | null) {
      if (id !== null && !findBlock(store.document(), id)) return;
      if (selection.get() === id) return;
      selection.set(id, 'chosen');
      channel.send({ type: 'select', payload: { id } });
    },
    /** Tells once why a block cannot be drawn. */
    report(id: BlockId, issues: string[]) {
      const text = issues.join('\n');
      if (reported.get(id) === text) return;
      reported.set(id, text);
      const short = issues.slice(0, 20).map((issue) => issue.slice(0, 500));
      channel.send({ type: 'render_error', payload: { id, issues: short } });
    },
    /** The block is drawn again; a later failure is news. */
    recovered: (id: BlockId) => void reported.delete(id),
    stop() {
      text.close();
      batch.stop();
      stopFollowing();
      stopHearing();
    },
  };
}

type SelectionListener = (id: BlockId | null, how: 'chosen' | 'told' | 'reveal') => void;

function createSelection() {
  let last: Parameters<SelectionListener> = [null, 'told'];
  const listeners = new Set<SelectionListener>();
  return {
    get: () => last[0],
    set(...next: Parameters<SelectionListener>) {
      last = next;
      for (const listener of listeners) listener(...next);
    },
    /** Calls back at once for what was selected before the page was drawn. */
    onChange(listener: SelectionListener) {
      listeners.add(listener);
      if (last[0] !== null) listener(...last);
      return () => void listeners.delete(listener);
    },
  };
}
