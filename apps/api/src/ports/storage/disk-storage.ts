import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FilePlace, FileStorage } from './file-storage.ts';

/** Folders of DATA_DIR: files of the first are public by their path; `variants` can be generated again. */
export const diskFolders = {
  public: 'files',
  private: 'private-files',
  incoming: 'incoming-files',
  variants: 'picture-variants',
} as const;

/** Stores files in DATA_DIR, one folder per website; private ones outside the public folder. */
export function diskStorage(dataDir: string): FileStorage {
  const pathOf = ({ websiteId, key, isPrivate }: FilePlace) =>
    join(dataDir, isPrivate ? diskFolders.private : diskFolders.public, websiteId, ...key.split('/'));
  /** Smaller variants of a public picture are in a folder with its name. */
  const variantsOf = ({ websiteId, key }: FilePlace) =>
    join(dataDir, diskFolders.variants, websiteId, ...key.split('/'));
  return {
    isServedFolder: true,
    async put(place, file) {
      const path = pathOf(place);
      await mkdir(dirname(path), { recursive: true });
      await flushed(file.path);
      // Uploads are in DATA_DIR too, so the rename is atomic: an incomplete file is never served.
      await rename(file.path, path);
    },
    async read(place) {
      const path = pathOf(place);
      const found = await stat(path).catch(() => undefined);
      return found?.isFile() ? { stream: createReadStream(path), size: found.size } : undefined;
    },
    async remove(place) {
      await rm(pathOf(place), { force: true });
      if (!place.isPrivate) await rm(variantsOf(place), { recursive: true, force: true });
    },
  };
}

/** After a power cut there must be no row with status `stored` without its bytes. */
async function flushed(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
