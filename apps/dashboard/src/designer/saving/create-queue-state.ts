import { emptyQueue, isSaved, type SaveQueue } from './save-queue.ts';

interface QueueStateOptions {
  client: string;
  revision: number;
  onChange: (queue: SaveQueue) => void;
}

/** The current queue, with the callers that wait until all of it is saved. */
export function createQueueState({ client, revision, onChange }: QueueStateOptions) {
  let queue = emptyQueue(client, revision);
  const waiting = new Set<() => void>();
  const isSending = () => !isSaved(queue) && !queue.problem;
  return {
    get: () => queue,
    /** Whether steps are left and no problem prevents that they are sent. */
    isSending,
    set(next: SaveQueue) {
      queue = next;
      onChange(queue);
      if (isSending()) return;
      for (const settle of waiting) settle();
      waiting.clear();
    },
    /** Settles at the next change after which all is saved or a problem prevents it. */
    settled: () => new Promise<void>((resolve) => void waiting.add(resolve)),
  };
}
