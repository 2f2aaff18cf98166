import { join } from 'node:path';
import { createHeicConverter } from '../heic/convert-heic.ts';
import { diskFolders, diskStorage } from './disk-storage.ts';
import { type S3Settings, s3Storage } from './s3-storage.ts';
import type { Files } from './file-storage.ts';

export interface FilesSettings {
  /** Folder of all data of this installation. */
  readonly dataDir: string;
  readonly s3: S3Settings | undefined;
}

/** The configured file storage: a bucket if one is set, otherwise the local disk. */
export function openFiles({ dataDir, s3 }: FilesSettings): Files {
  return {
    storage: s3 ? s3Storage(s3) : diskStorage(dataDir),
    incomingFolder: join(dataDir, diskFolders.incoming),
    convertHeic: createHeicConverter(),
  };
}
