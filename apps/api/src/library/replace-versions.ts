import { libraryKindOf } from '@etalage/site-model';
import type { TextKey } from '@etalage/texts';
import { sql } from 'kysely';
import { ApiError } from '../calls/api-error.ts';
import type { HandlerContext, Member } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { raisePublishNumber } from '../documents/raise-publish-number.ts';
import { isUsed, renameKey } from '../files/rename-key.ts';
import { unknownLibraryFile } from './library-changes.ts';
import { findLibraryFile, type LibraryFile } from './library-file.repository.ts';
import { type FileVersion, lockVersions, recordReplacement, takePlace } from './version.repository.ts';

/** The refusal of a file that another member replaced or deleted meanwhile. */
export function changedMeanwhile(): ApiError {
  return new ApiError('conflict', { general: [{ key: 'library_replace_changed' }] });
}

/**
 * Shows one file instead of another everywhere. The places are written before the files are locked, in the order of
 * whoever publishes, so that neither waits for the other.
 */
export async function replaceVersion(
  context: HandlerContext,
  member: Member,
  key: string,
  replacement: string,
): Promise<LibraryFile> {
  const { websiteId, translate } = context;
  return context.write(async (tx) => {
    await renameKey(tx, websiteId, key, replacement);
    const files = await lockVersions(tx, websiteId, [key, replacement]);
    const file = files.get(key);
    const next = files.get(replacement);
    if (!file || !next) throw unknownLibraryFile();
    // A browser whose connection broke calls again.
    if (file.replaced_by === replacement) return shownFile(tx, websiteId, replacement);
    if (file.replaced_by !== null || file.removed_at !== null) throw changedMeanwhile();
    if (next.replaced_by !== null || next.removed_at !== null) throw unknownLibraryFile();
    checkKind(file, next, translate);
    // A place that was saved before the file was locked.
    if (await isUsed(tx, websiteId, key)) await renameKey(tx, websiteId, key, replacement);
    await takePlace(tx, websiteId, file, next);
    await tx
      .updateTable('files')
      .set({ replaced_by: replacement, replaced_at: context.now(), changed_at: sql`clock_or(now())` })
      .where('website_id', '=', websiteId)
      .where('key', '=', key)
      .execute();
    await recordReplacement(tx, websiteId, member, 'replaced', { from: file, to: next });
    await raisePublishNumber(tx, websiteId);
    return shownFile(tx, websiteId, replacement);
  });
}

/** Throws `validation_failed` for a file of another kind, which the places of the first one could not show. */
export function checkKind(
  file: Pick<FileVersion, 'content_type'>,
  next: Pick<FileVersion, 'content_type'>,
  translate: HandlerContext['translate'],
): void {
  const kind = libraryKindOf(file.content_type);
  if (libraryKindOf(next.content_type) === kind) return;
  const values = { kind: translate(`library_kind_${kind}` satisfies TextKey) };
  throw new ApiError('validation_failed', { replacement: [{ key: 'library_replace_kind', values }] });
}

/** A file as the library shows it now. */
export async function shownFile(
  tx: WebsiteTransaction,
  websiteId: string,
  key: string,
): Promise<LibraryFile> {
  const file = await findLibraryFile(tx, websiteId, key);
  if (!file) throw changedMeanwhile();
  return file;
}
