import { stateText, type StoredFile, type UploadQueue } from '@etalage/form-engine/render';
import type { Translate } from '@etalage/texts';

export type RowAction = 'open' | 'remove' | 'retry' | 'cancel' | 'dismiss';

/** One file of a question in its list. */
export interface FileRow {
  /** Constant while the file is uploading, and while it is stored. */
  readonly key: string;
  readonly name: string;
  readonly state: string;
  readonly isFailed: boolean;
  /** Fraction that was sent, from 0 to 1; absent when nothing is being sent. */
  readonly progress?: number;
  readonly actions: readonly RowAction[];
}

/** The rows of a question: stored files, then uploads in the order in which they were chosen. */
export function fileRows(stored: readonly StoredFile[], queue: UploadQueue, t: Translate): FileRow[] {
  return [
    ...stored.map(({ path, name }) => ({
      key: path,
      name,
      state: '',
      isFailed: false,
      actions: ['open', 'remove'] as const,
    })),
    ...queue.map((file): FileRow => {
      const { id, name, message, progress, canRetry } = file;
      if (file.state !== 'failed')
        return { key: id, name, state: stateText(file, t), isFailed: false, progress, actions: ['cancel'] };
      const actions = canRetry ? (['retry', 'cancel'] as const) : (['dismiss'] as const);
      return { key: id, name, state: message, isFailed: true, actions };
    }),
  ];
}
