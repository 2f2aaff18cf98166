import type { StoredFile } from '../stored-files.ts';
import type { UploadAddress } from './run-upload.ts';
import { type QueueEvent, type UploadQueue, isIdle, nextFile, reduceQueue } from './upload-queue.ts';

/**
 * The queue of one field with the files in it. Each change reports the queue to `onQueue`, and to `onBusy` whether a file
 * is under way or will continue automatically.
 */
export function createUploadState(
  onQueue: (queue: UploadQueue) => void,
  onBusy: ((isBusy: boolean) => void) | undefined,
) {
  const files = new Map<string, File>();
  /** Addresses of files whose connection broke: bytes sent to the same address again are stored once. */
  const addresses = new Map<string, UploadAddress>();
  let queue: UploadQueue = [];
  let completed: StoredFile[] = [];
  let lastNumber = 0;

  const dispatch = (event: QueueEvent): void => {
    queue = reduceQueue(queue, event);
    onQueue(queue);
    onBusy?.(!isIdle(queue));
  };
  const remove = (id: string): void => {
    files.delete(id);
    addresses.delete(id);
    dispatch({ type: 'left', id });
  };
  return {
    dispatch,
    remove,
    /** Adds a file, or only its name with the reason why it is refused. */
    add(file: File, refusal: string | undefined): void {
      lastNumber += 1;
      const id = String(lastNumber);
      if (!refusal) files.set(id, file);
      dispatch({ type: 'added', id, name: file.name, ...(refusal && { refusal }) });
    },
    /** The file to send now, if there is one. */
    next(): { id: string; file: File } | undefined {
      const id = nextFile(queue);
      const file = id === undefined ? undefined : files.get(id);
      return id === undefined || !file ? undefined : { id, file };
    },
    addressOf: (id: string): UploadAddress | undefined => addresses.get(id),
    setAddress: (id: string, address: UploadAddress): void => void addresses.set(id, address),
    complete(id: string, file: StoredFile): void {
      completed.push(file);
      remove(id);
    },
    /** The files completed since the last call, once the queue is idle; until then none. */
    takeCompleted(): readonly StoredFile[] {
      if (!isIdle(queue)) return [];
      const taken = completed;
      completed = [];
      return taken;
    },
    /** The connection of a file broke; returns how often in a row. */
    lose(id: string): number {
      dispatch({ type: 'lost', id });
      return queue.find((file) => file.id === id)?.losses ?? 1;
    },
    fail(id: string, message: string, canRetry: boolean): void {
      addresses.delete(id);
      dispatch({ type: 'failed', id, message, canRetry });
    },
    /** Makes every file whose connection broke wait for its turn again. */
    resume(): void {
      for (const { id } of queue) dispatch({ type: 'resumed', id });
    },
    close: (): void => onBusy?.(false),
  };
}

export type UploadState = ReturnType<typeof createUploadState>;
