import type { Translate } from '@etalage/texts';
import { UnreadablePicture } from '../optimise-picture.ts';
import { refusalOf } from '../upload-plan.ts';
import type { UploadRules } from '../upload-rules.ts';
import { UploadFailure, type UploadTransport } from '../upload-transport.ts';
import type { StoredFile } from '../stored-files.ts';
import { type UploadAddress, requestAddress, sendTo } from './run-upload.ts';
import {
  type QueueEvent,
  type UploadQueue,
  isIdle,
  nextFile,
  reduceQueue,
  retryDelay,
} from './upload-queue.ts';

export interface UploadsOptions {
  readonly rules: UploadRules;
  readonly transport: UploadTransport;
  readonly translate: Translate;
  readonly onQueue: (queue: UploadQueue) => void;
  /** A file is stored (`file_uploaded`, UPL-46). */
  readonly onUploaded: (file: StoredFile) => void;
  /** No file is left that continues automatically; called once with all files stored since the last call (UPL-29). */
  readonly onAllCompleted: (files: readonly StoredFile[]) => void;
}

/** The uploads of one field: one file at a time; they resume automatically after a lost connection. */
export function createUploads(options: UploadsOptions) {
  const { rules, transport, translate } = options;
  const setBusy = transport.watch?.();
  const files = new Map<string, File>();
  /** Addresses of files whose connection broke: bytes sent to the same address again are stored once. */
  const addresses = new Map<string, UploadAddress>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let queue: UploadQueue = [];
  let done: StoredFile[] = [];
  let running: { id: string; abort: AbortController } | undefined;
  let number = 0;
  let isClosed = false;

  const dispatch = (event: QueueEvent) => {
    queue = reduceQueue(queue, event);
    options.onQueue(queue);
    setBusy?.(!isIdle(queue));
  };

  function proceed(): void {
    const id = nextFile(queue);
    const file = id === undefined ? undefined : files.get(id);
    if (id !== undefined && file && !running) void send(id, file);
    if (isIdle(queue) && done.length > 0) {
      const completed = done;
      done = [];
      options.onAllCompleted(completed);
    }
  }

  async function send(id: string, file: File): Promise<void> {
    const abort = new AbortController();
    running = { id, abort };
    const steps = {
      onSigning: () => dispatch({ type: 'signing', id }),
      onOptimising: () => dispatch({ type: 'optimising', id }),
      onProgress: (progress: number) => dispatch({ type: 'sent', id, progress }),
    };
    try {
      const address = addresses.get(id) ?? (await requestAddress(file, rules, transport, steps));
      addresses.set(id, address);
      const path = await sendTo(address, file, { rules, transport, steps, signal: abort.signal });
      const uploaded = { path, name: file.name, custom: '' };
      done.push(uploaded);
      leave(id);
      options.onUploaded(uploaded);
    } catch (error) {
      if (!abort.signal.aborted) fail(id, error);
    }
    running = undefined;
    if (!isClosed) proceed();
  }

  function fail(id: string, error: unknown): void {
    const failure = error instanceof UploadFailure ? error : new UploadFailure([]);
    if (failure.isLost) {
      dispatch({ type: 'lost', id });
      const { losses = 1 } = queue.find((file) => file.id === id) ?? {};
      timers.set(id, setTimeout(resume, retryDelay(losses)));
      return;
    }
    addresses.delete(id);
    for (const message of failure.messages) transport.notify(message);
    const isUnreadable = error instanceof UnreadablePicture;
    const message =
      failure.messages.join(' ') || translate(isUnreadable ? 'files_unreadable' : 'files_failed');
    dispatch({ type: 'failed', id, message, canRetry: !isUnreadable && !failure.isFinal });
  }

  function resume(): void {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
    for (const { id } of queue) dispatch({ type: 'resumed', id });
    proceed();
  }

  function leave(id: string): void {
    files.delete(id);
    addresses.delete(id);
    dispatch({ type: 'left', id });
  }

  globalThis.addEventListener('online', resume);
  return {
    add(chosen: readonly File[]): void {
      for (const file of chosen) {
        const id = String(++number);
        const refusal = refusalOf(file, rules, transport.uploader);
        if (!refusal) files.set(id, file);
        const refused = refusal && { refusal: translate(refusal.text, refusal.values) };
        dispatch({ type: 'added', id, name: file.name, ...refused });
      }
      proceed();
    },
    retry(id: string): void {
      dispatch({ type: 'retried', id });
      proceed();
    },
    /** Removes a file from the queue, whatever its state. */
    cancel(id: string): void {
      leave(id);
      if (running?.id === id) running.abort.abort();
      else proceed();
    },
    /** Stops everything; nothing is reported from then on. */
    close(): void {
      globalThis.removeEventListener('online', resume);
      for (const timer of timers.values()) clearTimeout(timer);
      isClosed = true;
      running?.abort.abort();
      setBusy?.(false);
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;
