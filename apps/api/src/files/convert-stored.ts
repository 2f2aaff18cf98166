import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { newId } from '../db/new-id.ts';
import { readWebsite, withWebsite } from '../db/with-website.ts';
import { HeicRefused } from '../ports/heic/convert-heic.ts';
import { endConversion, findConverting, findFile } from './file.repository.ts';
import { originalPlace } from './original-place.ts';
import type { FileDeps } from './store-file.ts';

/** A job that did not come within this long, in milliseconds, is lost. */
const PATIENCE = 2 * 60_000;
/** Photos converted in one sweep of a website, before others have their turn. */
const MOST = 5;

/**
 * Makes the JPEG of a photo that waits for it, and lets go of the photo. One that cannot be read is refused with its
 * reason. Done already, or removed meanwhile, it is left alone: the job may come twice.
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
      await files.storage.put(place, { path: target, size, contentType });
      const isKept = await end({ state: 'stored', size, content_type: contentType });
      if (!isKept && !(await isThere(deps, place))) await files.storage.remove(place);
    }
    await files.storage.remove(original);
  } finally {
    await rm(source, { force: true });
    await rm(target, { force: true });
  }
}

/** Finds photos whose job was lost. */
export async function convertWaiting(deps: FileDeps, websiteId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PATIENCE);
  const keys = await readWebsite(deps.db, websiteId, (tx) => findConverting(tx, websiteId, before, MOST));
  const failures: unknown[] = [];
  // One that fails again and again must not keep the others waiting.
  for (const key of keys)
    await convertStored(deps, websiteId, key).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** Why a photo is refused; undefined when its JPEG lies at `target`. */
async function convert(
  { files }: FileDeps,
  original: ReturnType<typeof originalPlace>,
  source: string,
  target: string,
): Promise<string | undefined> {
  const content = await files.storage.read(original);
  // Nothing is left to make a JPEG of; waiting would not bring it back.
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

/** Whether another run of the same job has stored the file meanwhile. */
async function isThere({ db }: FileDeps, { websiteId, key }: { websiteId: string; key: string }) {
  const file = await readWebsite(db, websiteId, (tx) => findFile(tx, websiteId, key));
  return file?.state === 'stored';
}
