import { type AuditedChange, recordChange } from '../audit/audit.repository.ts';
import type { Member } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** The kind of folders of files in the audit; a folder is known by its path. */
const FOLDER = 'file_folder';

/** Records what a member did with folders. */
export async function recordFolders(
  tx: WebsiteTransaction,
  websiteId: string,
  member: Member,
  action: 'created' | 'moved' | 'deleted',
  changes: readonly AuditedChange[],
): Promise<void> {
  await recordChange(tx, websiteId, member, { kind: FOLDER, action, changes });
}

/** Records the folders that were added. */
export async function recordNewFolders(
  tx: WebsiteTransaction,
  websiteId: string,
  member: Member,
  paths: readonly string[],
): Promise<void> {
  const changes = paths.map((path) => ({ subjectId: path, before: null, after: { path } }));
  await recordFolders(tx, websiteId, member, 'created', changes);
}
