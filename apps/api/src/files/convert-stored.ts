import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { newId } from '../db/new-id.ts';
import { readWebsite, withWebsite } from '../db/with-website.ts';
import { HeicRefused } from '../ports/heic/convert-heic.ts';
import { publicAddress, savePictures } from './picture.repository.ts';
import { readPicture } from './read-picture.ts';
import { workOnEach } from './work-on-each.ts';
import { endConversion, findConverting, findFile, markChecked } from './file.repository.ts';
import { originalPlace } from './original-place.ts';
import type { FileDeps } from './store-file.ts';

/** Milliseconds after which a conversion job that has not run counts as lost. */
const LOST_AFTER_MS = 2 * 60_000;
/** Maximum number of photos converted in one sweep of a website, so that other websites do not wait long. */
const MAX_PHOTOS_PER_SWEEP = 5;

/**
 * Converts a stored HEIC photo to JPEG and deletes the HEIC. A photo that cannot be read gets the state `refused` with
 * the reason. Does nothing if the photo is already converted or deleted, because the job may run twice.
 */
export async function convertStored(deps: FileDeps, websiteId: string, key: string): Promise<void> {
  const { db, files } = deps;
  const file = await readWebsite(db, websiteId, (tx) => findFile(tx, websiteId, key));
  if (file?.state !== 'converting') return;
  const original = originalPlace({ websiteId, key });
  const place = { websiteId, key, isPrivate: file.is_private };
  const end = (change: Parameters<typeof endConversion>[3]) =>
    withWebsite(db, websiteId, (tx) => endConversion(tx, websiteId, key, change));
  const source = join(files.incomingFolder, newId());
  const target = `${source}-ready`;
  try {
    const refusal = await convert(deps, original, source, target);
    if (refusal) await end({ state: 'refused', size: 0, refusal });
    else {
      const { size } = await stat(target);
      const contentType = 'image/jpeg';
      // Before the file is stored, which may move it.
      const look = file.is_private ? undefined : await readPicture(target);
      await files.storage.put(place, { path: target, size, contentType });
      if (look)
        await withWebsite(db, websiteId, (tx) =>
          savePictures(tx, websiteId, new Map([[publicAddress(websiteId, key), look]])),
        );
      const isEnded = await end({ state: 'stored', size, content_type: contentType });
      if (!isEnded && !(await isStored(deps, place))) await files.storage.remove(place);
    }
    await files.storage.remove(original);
  } finally {
    await rm(source, { force: true });
    await rm(target, { force: true });
  }
}

/**
 * Converts photos whose job was lost. Each is marked as checked first: photos that always fail must not be the first of
 * every sweep. Throws the first failure after all photos were attempted.
 */
export async function convertWaiting(deps: FileDeps, websiteId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LOST_AFTER_MS);
  const keys = await readWebsite(deps.db, websiteId, (tx) =>
    findConverting(tx, websiteId, before, MAX_PHOTOS_PER_SWEEP),
  );
  await workOnEach(keys, async (key) => {
    await withWebsite(deps.db, websiteId, (tx) => markChecked(tx, websiteId, key, now));
    await convertStored(deps, websiteId, key);
  });
}

/** Writes the JPEG to `target`; returns the text key of the reason if the photo is refused. */
async function convert(
  { files }: FileDeps,
  original: ReturnType<typeof originalPlace>,
  source: string,
  target: string,
): Promise<string | undefined> {
  const content = await files.storage.read(original);
  // The photo is lost; a later attempt would not find it either.
  if (!content) return 'files_refused_heic';
  await mkdir(files.incomingFolder, { recursive: true });
  await pipeline(content.stream, createWriteStream(source, { mode: 0o600 }));
  try {
    await files.convertHeic(source, target);
    return undefined;
  } catch (error) {
    if (error instanceof HeicRefused) return error.refusal;
    throw error;
  }
}

/** Whether another run of the same job has stored the file. */
async function isStored({ db }: FileDeps, { websiteId, key }: { websiteId: string; key: string }) {
  const file = await readWebsite(db, websiteId, (tx) => findFile(tx, websiteId, key));
  return file?.state === 'stored';
}
