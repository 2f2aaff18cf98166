import { rm } from 'node:fs/promises';
import type { fileStreams } from '@etalage/api-contract';
import { type FileKind, kindOfType } from '@etalage/form-engine/schema';
import type { AppDatabase } from '../db/database.ts';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { type WebsiteTransaction, withWebsite } from '../db/with-website.ts';
import { ApiError } from '../calls/api-error.ts';
import { maxPixels, maxVisitorPixels } from '../ports/heic/max-pixels.ts';
import type { FileToStore, Files } from '../ports/storage/file-storage.ts';
import { type StoredFile, findFile, lockUploads, updateFile } from './file.repository.ts';
import { checkRoom } from './check-room.ts';
import { checkContent } from './check-content.ts';
import { originalPlace } from './original-place.ts';
import { publicAddress, savePictures } from './picture.repository.ts';
import { prepareFile } from './prepare-file.ts';
import { readPicture } from './read-picture.ts';
import type { ReceivedFile } from './receive-file.ts';
import { conversionRefused } from './upload-refused.ts';

/** Dependencies for storing files. */
export interface FileDeps {
  readonly db: AppDatabase;
  readonly files: Files;
}

/** Milliseconds after which a file in state `arrived` counts as left behind by a process that ended. */
const LOST_AFTER_MS = 2 * 60_000;

/** `converting`: the file is stored, and a job converts it to JPEG before anyone can read it. */
export type StoreOutcome = fileStreams.UploadState['state'];

interface StoreOptions {
  /** Whether a HEIC photo, which takes seconds to convert, is converted by a job. */
  readonly convertsLater: boolean;
}

/**
 * Checks a received file and stores it under the requested key. Sending the same bytes again is not an error, because a
 * browser whose connection broke cannot know that the first upload succeeded. Throws `conflict` for other bytes under
 * the same key, `upload_refused` for a refused file and `not_found` for an unknown key.
 */
export async function storeFile(
  deps: FileDeps,
  websiteId: string,
  key: string,
  received: ReceivedFile,
  { convertsLater }: StoreOptions,
): Promise<StoreOutcome> {
  try {
    const requested = await withWebsite(deps.db, websiteId, (tx) => findRequestedFile(tx, websiteId, key));
    if (isStoredAlready(requested, received))
      return requested.state === 'converting' ? 'converting' : 'stored';
    const waits = convertsLater && requested.kind.contentType === 'image/heic';
    const file = waits
      ? await checkedOriginal(received, requested.kind)
      : await prepareFile(
          received,
          requested.kind,
          deps.files.convertHeic,
          requested.visitor_hash === null ? maxPixels : maxVisitorPixels,
        );
    await storeContent(deps, websiteId, requested, received, file, waits ? 'converting' : 'stored');
    return waits ? 'converting' : 'stored';
  } finally {
    await rm(received.path, { force: true });
  }
}

/** A HEIC photo as it was sent, after its first bytes were checked. */
async function checkedOriginal({ path, size }: ReceivedFile, kind: FileKind): Promise<FileToStore> {
  await checkContent(path, kind);
  return { path, size, contentType: kind.contentType };
}

async function storeContent(
  { db, files }: FileDeps,
  websiteId: string,
  { key, is_private: isPrivate }: StoredFile,
  received: ReceivedFile,
  file: FileToStore,
  state: StoreOutcome,
): Promise<void> {
  const place = { websiteId, key, isPrivate };
  const move = (change: Parameters<typeof updateFile>[3]) =>
    retryConflicts(() => withWebsite(db, websiteId, (tx) => updateFile(tx, websiteId, key, change)));
  try {
    const isMarked = await retryConflicts(() => markArrived(db, websiteId, key, received, file));
    if (!isMarked) return;
    // Before the file is stored, which may move it.
    const look =
      state === 'stored' && !isPrivate && file.contentType.startsWith('image/')
        ? await readPicture(file.path)
        : undefined;
    const where = state === 'converting' ? originalPlace(place) : place;
    await files.storage.put(where, file).catch(async (error: unknown) => {
      await move({ state: 'asked', size: 0 });
      throw error;
    });
    await retryConflicts(() =>
      withWebsite(db, websiteId, async (tx) => {
        await updateFile(tx, websiteId, key, { state });
        if (look) await savePictures(tx, websiteId, new Map([[publicAddress(websiteId, key), look]]));
      }),
    );
  } finally {
    await rm(file.path, { force: true });
  }
}

/** Marks that a sender's bytes are being stored, one sender at a time; false if they are already stored. */
async function markArrived(
  db: AppDatabase,
  websiteId: string,
  key: string,
  received: ReceivedFile,
  { size, contentType }: FileToStore,
): Promise<boolean> {
  return withWebsite(db, websiteId, async (tx) => {
    await lockUploads(tx, websiteId);
    const file = await findRequestedFile(tx, websiteId, key);
    if (isStoredAlready(file, received)) return false;
    await checkRoom(tx, websiteId, size, file.visitor_hash !== null);
    await updateFile(tx, websiteId, key, {
      state: 'arrived',
      size,
      source_hash: received.hash,
      // The stored type can differ from the sent type.
      content_type: contentType,
    });
    return true;
  });
}

/** The file that was requested under a key, with its kind. */
async function findRequestedFile(
  tx: WebsiteTransaction,
  websiteId: string,
  key: string,
): Promise<StoredFile & { kind: FileKind }> {
  const file = await findFile(tx, websiteId, key);
  const kind = file && kindOfType(file.content_type);
  if (!kind || file.state === 'leaving') throw new ApiError('not_found');
  if (file.state === 'refused') throw conversionRefused(file.refusal);
  return { ...file, kind };
}

/** Whether exactly these bytes are stored. Throws `conflict` for other bytes, or if bytes are being stored now. */
function isStoredAlready({ state, source_hash, changed_at }: StoredFile, { hash }: ReceivedFile): boolean {
  if (state === 'asked') return false;
  if (state === 'arrived' && changed_at.getTime() < Date.now() - LOST_AFTER_MS) return false;
  if ((state === 'stored' || state === 'converting') && source_hash === hash) return true;
  throw new ApiError('conflict');
}
