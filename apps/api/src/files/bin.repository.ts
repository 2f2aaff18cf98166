import { type Selectable, sql } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import type { Member } from '../calls/handler-context.ts';
import type { FileRow } from '../db/tables/files.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** The kind of files in the audit. */
const FILE = 'file';

/** What happened to a file, as the audit names it. */
type FileAction = 'deleted' | 'restored' | 'erased' | 'changed' | 'moved';

const COLUMNS = [
  'key',
  'name',
  'folder',
  'alt',
  'is_decorative',
  'focus_x',
  'focus_y',
  'is_private',
  'member_id',
  'removed_at',
] as const;

export type OwnFile = Pick<Selectable<FileRow>, (typeof COLUMNS)[number]>;

/**
 * Locks stored files of the library; files of visitors and of quotes, and those that were replaced, are not among them. In one order, so
 * that nobody waits in a circle.
 */
export async function lockOwnFiles(
  tx: WebsiteTransaction,
  websiteId: string,
  keys: readonly string[],
): Promise<OwnFile[]> {
  if (keys.length === 0) return [];
  return tx
    .selectFrom('files')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .where('key', 'in', [...keys])
    .where('visitor_hash', 'is', null)
    .where('quote_id', 'is', null)
    .where('state', '=', 'stored')
    .where('replaced_by', 'is', null)
    .orderBy('key')
    .forUpdate()
    .execute();
}

/** Puts locked files in the bin. Their bytes stay, so that no page breaks and they can be restored. */
export async function putInBin(
  tx: WebsiteTransaction,
  websiteId: string,
  member: Member,
  files: readonly OwnFile[],
  now: Date,
): Promise<void> {
  await setFiles(tx, websiteId, files, { removed_at: now });
  await recordFiles(tx, websiteId, member, 'deleted', files);
}

/** Changes columns of locked files that say nothing about their bytes. */
export async function setFiles(
  tx: WebsiteTransaction,
  websiteId: string,
  files: readonly Pick<OwnFile, 'key'>[],
  change: Partial<Omit<OwnFile, 'key' | 'is_private' | 'member_id'>>,
): Promise<void> {
  if (files.length === 0) return;
  await tx
    .updateTable('files')
    .set({ ...change, changed_at: sql`clock_or(now())` })
    .where('website_id', '=', websiteId)
    .where(
      'key',
      'in',
      files.map(({ key }) => key),
    )
    .execute();
}

/** Records what a member did with files; `after` is what became of them, if they still are. */
export async function recordFiles(
  tx: WebsiteTransaction,
  websiteId: string,
  member: Member,
  action: FileAction,
  files: readonly OwnFile[],
  after: Partial<OwnFile> | null = null,
): Promise<void> {
  await recordChange(tx, websiteId, member, {
    kind: FILE,
    action,
    changes: files.map((file) => ({
      subjectId: file.key,
      before: stateOf(file),
      after: after && stateOf({ ...file, ...after }),
    })),
  });
}

function stateOf({ name, folder, alt, is_decorative, focus_x, focus_y }: OwnFile) {
  return { name, folder, alt, is_decorative, focus_x, focus_y };
}
