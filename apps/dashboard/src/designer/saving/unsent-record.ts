import type { SaveQueue } from './save-queue.ts';

/** What a tab could not send to the server, as it is stored on this computer. */
export interface UnsentRecord {
  /** The document, e.g. `page:12`. */
  document: string;
  client: string;
  saved_at: number;
  queue: Pick<SaveQueue, 'client' | 'revision' | 'sequence' | 'waiting' | 'travelling'>;
}

/** Stores unsent work; `orphans` returns the records of tabs that have ended. */
export interface UnsentStorage {
  keep(record: UnsentRecord): void;
  remove(document: string, client: string): void;
  /** The session has ended: a record that it leaves counts as an orphan. */
  release(document: string, client: string): void;
  orphans(document: string): Promise<UnsentRecord[]>;
}

export const stepsIn = ({ queue }: UnsentRecord): number =>
  queue.waiting.length + (queue.travelling?.steps.length ?? 0);
