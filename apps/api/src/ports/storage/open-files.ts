import { join } from 'node:path';
import { createHeicConverter } from '../../files/convert-heic.ts';
import type { Settings } from '../../settings.ts';
import { diskFolders, diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { Files } from './file-storage.ts';

/** The file storage this installation is set to use: a bucket when it names one, else this machine's disk. */
export function openFiles({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>): Files {
  return {
    storage: s3 ? s3Storage(s3) : diskStorage(dataDir),
    incomingFolder: join(dataDir, diskFolders.incoming),
    convertHeic: createHeicConverter(),
  };
}
