import {
  createUploads,
  filePathOf,
  isIdle,
  pendingFiles,
  visitorRules,
  type UploadQueue,
  type Uploads,
  type UploadTransport,
} from '@etalage/form-engine/render';
import type { Translate } from '@etalage/texts';
import type { FieldFiles } from './field-files.ts';

interface Options {
  readonly transport: UploadTransport;
  readonly translate: Translate;
  readonly attached: FieldFiles;
  /** Called when the queue has changed. */
  readonly onQueue: () => void;
  /** Called with the name of a file that was uploaded. */
  readonly onAdded: (name: string) => void;
}

/** The uploads of a file question: uploaded files are added to its files. Created at the first file. */
export function fieldUploads({ transport, translate, attached, onQueue, onAdded }: Options) {
  let queue: UploadQueue = [];
  let uploads: Uploads | undefined;

  const open = () =>
    (uploads ??= createUploads({
      rules: visitorRules,
      transport,
      translate,
      onQueue: (next) => {
        queue = next;
        onQueue();
      },
      onUploaded: (file) => {
        attached.addUploaded({ ...file, path: filePathOf(file.path, transport.cdn) });
        onAdded(file.name);
      },
      onAllCompleted: () => attached.attachUploaded(),
    }));

  return {
    queue: () => queue,
    room: () => visitorRules.maxFiles - attached.all().length - pendingFiles(queue),
    isBusy: () => !isIdle(queue),
    /** Whether an upload failed that can be retried. */
    hasFailed: () => queue.some(({ canRetry, state }) => state === 'failed' && canRetry),
    /** How many uploads failed, for whatever reason. */
    failures: () => queue.filter(({ state }) => state === 'failed').length,
    add: (files: readonly File[]) => open().add(files),
    retry: (key: string) => uploads?.retry(key),
    cancel: (key: string) => uploads?.cancel(key),
    clear(): void {
      uploads?.close();
      uploads = undefined;
      queue = [];
    },
  };
}
