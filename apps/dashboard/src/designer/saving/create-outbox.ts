import type { SavedStep } from '@etalage/api-contract';
import type { Operation } from '@etalage/site-model';
import { createAutosave } from './create-autosave.ts';
import type { Clock } from '../../saving/clock.ts';
import type { SendSave } from './document-calls.ts';
import { createUnsentStore } from './create-unsent-store.ts';
import type { SaveQueue } from './save-queue.ts';
import type { UnsentRecord, UnsentStorage } from './unsent-record.ts';

interface OutboxOptions {
  /** The document, e.g. `page:12`. */
  key: string;
  client: string;
  revision: number;
  send: SendSave;
  storage: UnsentStorage;
  clock: Clock;
  random: () => number;
}

interface OutboxListener {
  /** Applies the server's corrections to the document; returns the waiting steps as they fit after that. */
  correct: (corrections: readonly Operation[], waiting: readonly SavedStep[]) => SavedStep[];
  /** Receives the queue after each change of it. */
  onQueue: (queue: SaveQueue) => void;
  /** Receives the newest record that an ended tab left, or null. */
  onOrphan: (orphan: UnsentRecord | null) => void;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** The steps that are not saved yet: sent in order, and stored on this computer until the server has stored them. */
export function createOutbox({ key, client, revision, send, storage, clock, random }: OutboxOptions) {
  let listener: OutboxListener | undefined;
  const unsent = createUnsentStore({
    key,
    client,
    storage,
    clock,
    onChange: (orphan) => listener?.onOrphan(orphan),
  });
  const autosave = createAutosave({
    client,
    revision,
    send,
    clock,
    random,
    correct: (corrections, waiting) => listener?.correct(corrections, waiting) ?? [...waiting],
    onChange(queue) {
      unsent.keep(queue);
      listener?.onQueue(queue);
    },
  });
  return {
    ...autosave,
    unsent,
    send,
    /** The step that was added last, unless it is being sent or is already stored by the server. */
    lastWaiting: () => autosave.queue().waiting.at(-1),
    /** Sets the listener; called once, when the session is connected. */
    connect(next: OutboxListener) {
      listener = next;
    },
  };
}
