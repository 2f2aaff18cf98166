import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { kindOfName } from '@etalage/form-engine/schema';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { type WebsiteTransaction, withWebsite } from '../db/with-website.ts';
import { type FileOwner, placeFor, reserveFile } from './create-upload-url.ts';
import { isFileKey } from './file-key.ts';
import { deleteFileRow } from './file.repository.ts';
import { receiveFile } from './receive-file.ts';
import { type FileDeps, storeFile } from './store-file.ts';

export interface VisitorFile {
  readonly websiteId: string;
  readonly formId: string;
  /** `visitorHash` of the request. */
  readonly visitor: string;
  /** The sender's file name; its extension determines the kind of file. */
  readonly name: string;
  readonly stream: Readable;
}

/** The owner columns of a visitor's file. It is always private, also if a public file was requested. */
export function ownerOf(visitor: string, formId: string): FileOwner {
  return { is_private: true, member_id: null, visitor_hash: visitor, form_id: formId };
}

export interface ClaimedFile {
  readonly path: string;
  readonly name: string;
  readonly size: number;
  readonly content_type: string;
}

/**
 * Stores a file that was posted within a form, for visitors without JavaScript, with the same checks and limits as a
 * signed upload. Returns its path, to be claimed when the form is stored. Throws `upload_refused` with the reason.
 */
export async function storeVisitorFile(
  deps: FileDeps,
  { websiteId, formId, visitor, name, stream }: VisitorFile,
): Promise<{ path: string; name: string }> {
  const type = kindOfName(name)?.contentType ?? '';
  // The visitor's file name is not a path and may contain any character.
  const filePath = `assets/forms/${name.replace(/[/\\\p{Cc}]/gu, '-').slice(0, 200) || 'bestand'}`;
  const place = placeFor({ uploader: 'visitor', filePath, contentType: type }, Date.now());
  const received = await receiveFile(stream, deps.files.incomingFolder, place.most);
  await retryConflicts(() =>
    withWebsite(deps.db, websiteId, (tx) =>
      reserveFile(tx, websiteId, { ...place, ...ownerOf(visitor, formId) }),
    ),
  );
  try {
    // Not converted by a job, because the page in the reply must show whether the file is accepted.
    await storeFile(deps, websiteId, place.key, received, { convertsLater: false });
  } catch (error) {
    await withWebsite(deps.db, websiteId, (tx) => deleteFileRow(tx, websiteId, place.key));
    throw error;
  }
  return { path: place.key, name: place.name };
}

/**
 * Makes a visitor's stored files part of their submission: the visitor can no longer read or delete them, and they are
 * stored as long as the submission. Returns undefined and claims nothing if one of the paths is not a stored file of
 * this visitor for this form.
 */
export async function claimVisitorFiles(
  tx: WebsiteTransaction,
  claim: {
    readonly websiteId: string;
    readonly formId: string;
    readonly visitor: string;
    readonly submissionId: string;
    readonly paths: readonly string[];
  },
): Promise<readonly ClaimedFile[] | undefined> {
  const { websiteId, formId, visitor, submissionId, paths } = claim;
  const unique = [...new Set(paths)];
  if (!unique.every(isFileKey)) return undefined;
  if (unique.length === 0) return [];
  const found = await tx
    .selectFrom('files')
    .select(['key as path', 'name', 'size', 'content_type'])
    .where('website_id', '=', websiteId)
    .where('key', 'in', unique)
    .where('visitor_hash', '=', visitor)
    .where('form_id', '=', formId)
    .where('state', '=', 'stored')
    .where('claimed_by', 'is', null)
    .forUpdate()
    .execute();
  if (found.length !== unique.length) return undefined;
  await tx
    .updateTable('files')
    .set({ claimed_by: submissionId, changed_at: sql`clock_or(now())` })
    .where('website_id', '=', websiteId)
    .where('key', 'in', unique)
    .execute();
  return unique.flatMap((path) => found.filter((file) => file.path === path));
}

/** Marks the files of deleted submissions as `leaving`; the sweeper removes them from storage. */
export async function releaseFiles(
  tx: WebsiteTransaction,
  websiteId: string,
  submissionIds: readonly string[],
): Promise<void> {
  if (submissionIds.length === 0) return;
  await tx
    .updateTable('files')
    .set({ state: 'leaving', changed_at: sql`clock_or(now())` })
    .where('website_id', '=', websiteId)
    .where('claimed_by', 'in', submissionIds)
    .execute();
}
