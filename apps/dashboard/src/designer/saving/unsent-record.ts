import type { SaveQueue } from './save-queue.ts';

/** What a tab had not got to the server, as it is kept on this computer. */
export interface UnsentRecord {
  /** The document, e.g. `page:12`. */
  document: string;
  client: string;
  saved_at: number;
  queue: Pick<SaveQueue, 'client' | 'revision' | 'sequence' | 'waiting' | 'travelling'>;
}

/** Keeps unsent work; `orphans` are records of tabs that are gone. */
export interface UnsentStorage {
  keep(record: UnsentRecord): void;
  remove(document: string, client: string): void;
  /** The session is over: a record it leaves counts as an orphan. */
  release(document: string, client: string): void;
  orphans(document: string): Promise<UnsentRecord[]>;
}

export const stepsIn = ({ queue }: UnsentRecord): number =>
  queue.waiting.length + (queue.travelling?.steps.length ?? 0);
