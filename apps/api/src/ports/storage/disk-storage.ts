import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FilePlace, FileStorage } from './file-storage.ts';

/** Folders of DATA_DIR: what lies in the first is served to everyone by its path; `variants` can be drawn again. */
export const diskFolders = {
  public: 'files',
  private: 'private-files',
  incoming: 'incoming-files',
  variants: 'picture-variants',
} as const;

/** Keeps files under DATA_DIR, a folder per website; private ones beside the folder that is served. */
export function diskStorage(dataDir: string): FileStorage {
  const pathOf = ({ websiteId, key, isPrivate }: FilePlace) =>
    join(dataDir, isPrivate ? diskFolders.private : diskFolders.public, websiteId, ...key.split('/'));
  /** Smaller drawings of a public picture lie in a folder of its name. */
  const variantsOf = ({ websiteId, key }: FilePlace) =>
    join(dataDir, diskFolders.variants, websiteId, ...key.split('/'));
  return {
    isServedFolder: true,
    async put(place, file) {
      const path = pathOf(place);
      await mkdir(dirname(path), { recursive: true });
      await flushed(file.path);
      // Arriving files lie in DATA_DIR too, so this is one step: nobody is ever served half a file.
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

/** A row that says `stored` must not outlive the bytes in a power cut. */
async function flushed(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
