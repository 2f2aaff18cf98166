import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { kindOfName } from '@etalage/form-engine/schema';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { type WebsiteTransaction, withWebsite } from '../db/with-website.ts';
import { type FileOwner, placeFor, reserveFile } from './ask-upload.ts';
import { isFileKey } from './file-key.ts';
import { deleteFileRow } from './file.repository.ts';
import { receiveFile } from './receive-file.ts';
import { type FileDeps, storeFile } from './store-file.ts';

export interface VisitorFile {
  readonly websiteId: string;
  readonly formId: string;
  /** `visitorHash` of the request. */
  readonly visitor: string;
  /** As the sender calls it; its end says of what kind it is. */
  readonly name: string;
  readonly stream: Readable;
}

/** Files of visitors are private, whatever was asked. */
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
 * Stores a file that came within a form, for visitors without JavaScript: the same checks and limits as a signed
 * upload. Answers its path, to be claimed when the form is stored. Throws `upload_refused` with the reason.
 */
export async function storeVisitorFile(
  deps: FileDeps,
  { websiteId, formId, visitor, name, stream }: VisitorFile,
): Promise<{ path: string; name: string }> {
  const type = kindOfName(name)?.contentType ?? '';
  // What the visitor calls it is no path, and may hold anything.
  const filePath = `assets/forms/${name.replace(/[/\\\p{Cc}]/gu, '-').slice(0, 200) || 'bestand'}`;
  const place = placeFor({ uploader: 'visitor', filePath, contentType: type }, Date.now());
  const received = await receiveFile(stream, deps.files.incomingFolder, place.most);
  await retryConflicts(() =>
    withWebsite(deps.db, websiteId, (tx) =>
      reserveFile(tx, websiteId, { ...place, ...ownerOf(visitor, formId) }),
    ),
  );
  try {
    // The page that comes back has to say whether the file is taken.
    await storeFile(deps, websiteId, place.key, received, { convertsLater: false });
  } catch (error) {
    await withWebsite(deps.db, websiteId, (tx) => deleteFileRow(tx, websiteId, place.key));
    throw error;
  }
  return { path: place.key, name: place.name };
}

/**
 * Hands a visitor's stored files to the submission they were sent with; from then on the visitor cannot read or remove
 * them, and they are kept as long as the submission. Undefined, and nothing claimed, when one of the paths is not a
 * stored file of this visitor for this form.
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
    .set({ claimed_by: submissionId, changed_at: sql`now()` })
    .where('website_id', '=', websiteId)
    .where('key', 'in', unique)
    .execute();
  return unique.flatMap((path) => found.filter((file) => file.path === path));
}

/** Lets go of the files of submissions that are deleted; the sweeper takes them out of storage. */
export async function releaseFiles(
  tx: WebsiteTransaction,
  websiteId: string,
  submissionIds: readonly string[],
): Promise<void> {
  if (submissionIds.length === 0) return;
  await tx
    .updateTable('files')
    .set({ state: 'leaving', changed_at: sql`now()` })
    .where('website_id', '=', websiteId)
    .where('claimed_by', 'in', submissionIds)
    .execute();
}
