/** One file of the queue. Waiting files are sent one at a time, in the order in which they were added (UPL-30). */
export interface QueuedFile {
  readonly id: string;
  readonly name: string;
  /** lost: the connection broke, it continues automatically; failed: only the user can start it again. */
  readonly state: 'waiting' | 'signing' | 'optimising' | 'sending' | 'lost' | 'failed';
  /** Sent part of the file, from 0 to 1. */
  readonly progress: number;
  /** Why it failed, as a text for the user. */
  readonly message: string;
  /** False for a file that would be refused again. */
  readonly canRetry: boolean;
  /** How often the connection broke in a row. */
  readonly losses: number;
}

export type UploadQueue = readonly QueuedFile[];

export type QueueEvent =
  | { readonly type: 'added'; readonly id: string; readonly name: string; readonly refusal?: string }
  | { readonly type: 'signing' | 'optimising' | 'lost' | 'resumed' | 'retried' | 'left'; readonly id: string }
  | { readonly type: 'sent'; readonly id: string; readonly progress: number }
  | {
      readonly type: 'failed';
      readonly id: string;
      readonly message: string;
      readonly canRetry: boolean;
    };

const fresh = { state: 'waiting', progress: 0, message: '', canRetry: true, losses: 0 } as const;

/** The queue after an event. Events about files that have left it change nothing. `left` means stored or cancelled. */
export function reduceQueue(queue: UploadQueue, event: QueueEvent): UploadQueue {
  const { id } = event;
  if (event.type === 'added') {
    if (queue.some((file) => file.id === id)) return queue;
    const { name, refusal } = event;
    const refused = refusal ? ({ state: 'failed', message: refusal, canRetry: false } as const) : {};
    return [...queue, { id, name, ...fresh, ...refused }];
  }
  if (event.type === 'left') return queue.filter((file) => file.id !== id);
  return queue.map((file) => (file.id === id ? changed(file, event) : file));
}

function changed(file: QueuedFile, event: Exclude<QueueEvent, { type: 'added' }>): QueuedFile {
  switch (event.type) {
    case 'signing':
    case 'optimising':
      return { ...file, state: event.type, progress: 0 };
    case 'sent':
      // Bytes were sent, so the next break counts as the first one.
      return {
        ...file,
        state: 'sending',
        progress: event.progress,
        losses: event.progress > 0 ? 0 : file.losses,
      };
    case 'lost':
      return { ...file, state: 'lost', progress: 0, losses: file.losses + 1 };
    case 'resumed':
      return file.state === 'lost' ? { ...file, state: 'waiting' } : file;
    case 'failed':
      return { ...file, state: 'failed', message: event.message, canRetry: event.canRetry };
    case 'retried':
      return file.state === 'failed' && file.canRetry ? { ...file, ...fresh } : file;
    case 'left':
      return file;
  }
}

/** The next file to send; undefined while another is in progress or waits for its connection. */
export function nextFile(queue: UploadQueue): string | undefined {
  return isBusy(queue) ? undefined : queue.find(({ state }) => state === 'waiting')?.id;
}

/** Whether a file is in progress, or will be as soon as there is a connection. */
function isBusy(queue: UploadQueue): boolean {
  return queue.some(({ state }) => state !== 'waiting' && state !== 'failed');
}

/** Number of files that may still be added to the value; each counts for the maximum of the field. */
export function pendingFiles(queue: UploadQueue): number {
  return queue.filter(({ state, canRetry }) => state !== 'failed' || canRetry).length;
}

/** Whether no file is left that continues automatically. */
export function isIdle(queue: UploadQueue): boolean {
  return queue.every(({ state }) => state === 'failed');
}

/** Delay in ms before the retry after a broken connection: 1, 2, 4 … at most 30 seconds. */
export function retryDelay(losses: number): number {
  return Math.min(1000 * 2 ** Math.max(0, losses - 1), 30_000);
}
