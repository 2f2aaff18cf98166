import { rm } from 'node:fs/promises';
import type { fileStreams } from '@etalage/api-contract';
import { type FileKind, kindOfType } from '@etalage/form-engine/schema';
import type { AppDatabase } from '../db/database.ts';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { type WebsiteTransaction, withWebsite } from '../db/with-website.ts';
import { ApiError } from '../calls/api-error.ts';
import type { FileToStore, Files } from '../ports/storage/file-storage.ts';
import { type StoredFile, findFile, lockedBytes, updateFile } from './file.repository.ts';
import { checkContent } from './check-content.ts';
import { originalPlace } from './original-place.ts';
import { prepareFile } from './prepare-file.ts';
import type { ReceivedFile } from './receive-file.ts';
import { conversionRefused, uploadRefused } from './upload-refused.ts';

/** What storing a file takes. */
export interface FileDeps {
  readonly db: AppDatabase;
  readonly files: Files;
}

/** Bytes one website may keep. */
export const quota = 10 * 1024 ** 3;

/** After this long a file that was being stored counts as left behind by a process that ended. */
const PATIENCE = 2 * 60_000;

/** `converting`: it is safe, and a job makes a JPEG of it before anyone can read it. */
export type StoreOutcome = fileStreams.UploadState['state'];

interface StoreOptions {
  /** Whether a photo that takes seconds to convert is left to a job. */
  readonly convertsLater: boolean;
}

/**
 * Checks a received file and stores it under the key that was asked for. The same bytes again are no error, since a
 * browser whose connection broke cannot know that the first time worked; other bytes for the same key are `conflict`.
 */
export async function storeFile(
  deps: FileDeps,
  websiteId: string,
  key: string,
  received: ReceivedFile,
  { convertsLater }: StoreOptions,
): Promise<StoreOutcome> {
  try {
    const asked = await withWebsite(deps.db, websiteId, (tx) => findAsked(tx, websiteId, key));
    if (isDone(asked, received)) return asked.state === 'converting' ? 'converting' : 'stored';
    const waits = convertsLater && asked.kind.contentType === 'image/heic';
    const file = waits
      ? await checkedOriginal(received, asked.kind)
      : await prepareFile(received, asked.kind, deps.files.convertHeic);
    await keep(deps, websiteId, asked, received, file, waits ? 'converting' : 'stored');
    return waits ? 'converting' : 'stored';
  } finally {
    await rm(received.path, { force: true });
  }
}

/** A photo as it was sent, once its first bytes say that it is one. */
async function checkedOriginal({ path, size }: ReceivedFile, kind: FileKind): Promise<FileToStore> {
  await checkContent(path, kind);
  return { path, size, contentType: kind.contentType };
}

async function keep(
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
    const isMine = await retryConflicts(() => claim(db, websiteId, key, received, file));
    if (!isMine) return;
    const where = state === 'converting' ? originalPlace(place) : place;
    await files.storage.put(where, file).catch(async (error: unknown) => {
      await move({ state: 'asked', size: 0 });
      throw error;
    });
    await move({ state });
  } finally {
    await rm(file.path, { force: true });
  }
}

/** Notes that the bytes are on their way into storage, one sender at a time; false when they are there already. */
async function claim(
  db: AppDatabase,
  websiteId: string,
  key: string,
  received: ReceivedFile,
  { size, contentType }: FileToStore,
): Promise<boolean> {
  return withWebsite(db, websiteId, async (tx) => {
    const bytes = await lockedBytes(tx, websiteId);
    const file = await findAsked(tx, websiteId, key);
    if (isDone(file, received)) return false;
    if (bytes + size > quota) throw uploadRefused('files_refused_full');
    await updateFile(tx, websiteId, key, {
      state: 'arrived',
      size,
      source_hash: received.hash,
      // What is stored is not always what was sent.
      content_type: contentType,
    });
    return true;
  });
}

/** The file that was asked for under a key, with what it may hold. */
async function findAsked(
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

/** Whether these very bytes are stored; other bytes, or the same ones on their way, are a conflict. */
function isDone({ state, source_hash, changed_at }: StoredFile, { hash }: ReceivedFile): boolean {
  if (state === 'asked') return false;
  if (state === 'arrived' && changed_at.getTime() < Date.now() - PATIENCE) return false;
  if ((state === 'stored' || state === 'converting') && source_hash === hash) return true;
  throw new ApiError('conflict');
}
