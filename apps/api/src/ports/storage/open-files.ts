import { join } from 'node:path';
import type { Settings } from '../../settings.ts';
import { diskFolders, diskStorage } from './disk-storage.ts';
import type { Files } from './file-storage.ts';

/** The file storage this installation is set to use: this machine's disk. */
export function openFiles({ dataDir }: Pick<Settings, 'dataDir'>): Files {
  return { storage: diskStorage(dataDir), incomingFolder: join(dataDir, diskFolders.incoming) };
}
