import type { Translate } from '@etalage/texts';
import { UnreadablePicture } from '../optimise-picture.ts';
import { refusalOf } from '../upload-plan.ts';
import type { UploadRules } from '../upload-rules.ts';
import { UploadFailure, type UploadTransport } from '../upload-transport.ts';
import type { StoredFile } from '../stored-files.ts';
import { createUploadState, type UploadState } from './upload-state.ts';
import { askAddress, sendTo } from './run-upload.ts';
import { type UploadQueue, retryDelay } from './upload-queue.ts';

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
  const state = createUploadState(options.onQueue, options.transport.watch?.());
  const send = createSender(options, state);
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let running: { id: string; abort: AbortController } | undefined;
  let isClosed = false;

  function proceed(): void {
    const next = running ? undefined : state.next();
    if (next) void run(next.id, next.file);
    const completed = state.takeCompleted();
    if (completed.length > 0) options.onAllCompleted(completed);
  }

  async function run(id: string, file: File): Promise<void> {
    const abort = new AbortController();
    running = { id, abort };
    try {
      const uploaded = await send(id, file, abort.signal);
      state.complete(id, uploaded);
      options.onUploaded(uploaded);
    } catch (error) {
      const delay = abort.signal.aborted ? undefined : failUpload(options, state, id, error);
      if (delay !== undefined) timers.set(id, setTimeout(resume, delay));
    }
    running = undefined;
    if (!isClosed) proceed();
  }

  function resume(): void {
    clearTimers(timers);
    state.resume();
    proceed();
  }

  globalThis.addEventListener('online', resume);
  return {
    add(chosen: readonly File[]): void {
      addFiles(options, state, chosen);
      proceed();
    },
    retry(id: string): void {
      state.dispatch({ type: 'retried', id });
      proceed();
    },
    /** Removes a file from the queue, whatever its state. */
    cancel(id: string): void {
      state.remove(id);
      if (running?.id === id) running.abort.abort();
      else proceed();
    },
    /** Stops everything; nothing is reported from then on. */
    close(): void {
      globalThis.removeEventListener('online', resume);
      clearTimers(timers);
      isClosed = true;
      running?.abort.abort();
      state.close();
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;

/** Sends one file, to the address of its earlier attempt if there is one; returns the stored file. */
function createSender({ rules, transport }: UploadsOptions, state: UploadState) {
  return async (id: string, file: File, signal: AbortSignal): Promise<StoredFile> => {
    const steps = {
      onSigning: () => state.dispatch({ type: 'signing', id }),
      onOptimising: () => state.dispatch({ type: 'optimising', id }),
      onProgress: (progress: number) => state.dispatch({ type: 'sent', id, progress }),
    };
    const address = state.addressOf(id) ?? (await askAddress(file, rules, transport, steps));
    state.setAddress(id, address);
    const path = await sendTo(address, file, { rules, transport, steps, signal });
    return { path, name: file.name, custom: '' };
  };
}

/** Adds the chosen files; one that the field does not accept is added with the reason. */
function addFiles(
  { rules, transport, translate }: UploadsOptions,
  state: UploadState,
  chosen: readonly File[],
): void {
  for (const file of chosen) {
    const refusal = refusalOf(file, rules, transport.uploader);
    state.add(file, refusal && translate(refusal.text, refusal.values));
  }
}

/** Marks a file as failed or lost; returns the delay in ms before the retry of a lost one, undefined for a failed one. */
function failUpload(
  { transport, translate }: UploadsOptions,
  state: UploadState,
  id: string,
  error: unknown,
): number | undefined {
  const failure = error instanceof UploadFailure ? error : new UploadFailure([]);
  if (failure.isLost) return retryDelay(state.lose(id));
  for (const message of failure.messages) transport.notify(message);
  const isUnreadable = error instanceof UnreadablePicture;
  const reason = translate(isUnreadable ? 'files_unreadable' : 'files_failed');
  state.fail(id, failure.messages.join(' ') || reason, !isUnreadable && !failure.isFinal);
  return undefined;
}

function clearTimers(timers: Map<string, ReturnType<typeof setTimeout>>): void {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
}
