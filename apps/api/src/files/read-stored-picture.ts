import { join } from 'node:path';
import type { AppDatabase } from '../db/database.ts';
import { isWebsiteId, readWebsite, withWebsite } from '../db/with-website.ts';
import { diskFolders } from '../ports/storage/disk-storage.ts';
import { findPictures, publicAddress, savePictures } from './picture.repository.ts';
import { readPicture } from './read-picture.ts';

/**
 * Reads a picture whose look is not known, one that was stored before looks were: pages show its placeholder from their
 * next render. `path` is that within the folder of all websites, `<website>/<key>`.
 */
export async function readStoredPicture(db: AppDatabase, dataDir: string, path: string): Promise<void> {
  const [websiteId = '', ...parts] = path.split('/');
  if (!isWebsiteId(websiteId)) return;
  const address = publicAddress(websiteId, parts.join('/'));
  const known = await readWebsite(db, websiteId, (tx) => findPictures(tx, websiteId, [address]));
  if (known[address]) return;
  const look = await readPicture(join(dataDir, diskFolders.public, path));
  if (look) await withWebsite(db, websiteId, (tx) => savePictures(tx, websiteId, new Map([[address, look]])));
}
