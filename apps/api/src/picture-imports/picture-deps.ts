import type { CallLog } from '../calls/handler-context.ts';
import type { AppDatabase } from '../db/database.ts';
import type { Files } from '../ports/storage/file-storage.ts';
import type { FetchedPicture } from './fetch-picture.ts';

/** What the job of fetched pictures needs. */
export interface PictureDeps {
  readonly db: AppDatabase;
  readonly files: Files;
  readonly log: Pick<CallLog, 'error'>;
  readonly now: () => Date;
  /** How bytes are fetched; tests give one that may reach this machine. */
  readonly fetch?: (address: string) => Promise<FetchedPicture>;
}
