import { type Selectable, sql } from 'kysely';
import { findHistory, recordChange } from '../audit/audit.repository.ts';
import type { Member } from '../calls/handler-context.ts';
import { KEPT_DAYS } from '../db/deleted-rows.ts';
import type { FileRow } from '../db/tables/files.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Milliseconds in which a file that was replaced can be put back. */
const KEPT_MS = KEPT_DAYS * 24 * 3600_000;

const COLUMNS = [
  'key',
  'name',
  'folder',
  'alt',
  'is_decorative',
  'focus_x',
  'focus_y',
  'content_type',
  'source_hash',
  'created_at',
  'removed_at',
  'replaced_by',
  'replaced_at',
] as const;

export type FileVersion = Pick<Selectable<FileRow>, (typeof COLUMNS)[number]>;

/** Public stored files of the owner with these keys, also those that were replaced. */
export function versionsOf(tx: WebsiteTransaction, websiteId: string, keys: readonly string[]) {
  return tx
    .selectFrom('files')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .where('key', 'in', [...keys])
    .where('visitor_hash', 'is', null)
    .where('state', '=', 'stored')
    .where('is_private', '=', false);
}

/** Locks them, in the order in which all files are locked. */
export async function lockVersions(
  tx: WebsiteTransaction,
  websiteId: string,
  keys: readonly string[],
): Promise<Map<string, FileVersion>> {
  const rows = await versionsOf(tx, websiteId, keys).orderBy('key').forUpdate().execute();
  return new Map(rows.map((row) => [row.key, row]));
}

/** The file that a file replaced last, while it can be put back. */
export async function findPrevious(tx: WebsiteTransaction, websiteId: string, key: string, now: Date) {
  const previous = await tx
    .selectFrom('files')
    .select(['key', 'replaced_at'])
    .where('website_id', '=', websiteId)
    .where('replaced_by', '=', key)
    .where('state', '=', 'stored')
    .orderBy('replaced_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!previous?.replaced_at || isPastKeeping(previous.replaced_at, now)) return null;
  const until = new Date(previous.replaced_at.getTime() + KEPT_MS);
  return { key: previous.key, replaced_at: previous.replaced_at.toISOString(), until: until.toISOString() };
}

/** Whether a file was replaced so long ago that it can no longer be put back. */
export function isPastKeeping(replacedAt: Date, now: Date): boolean {
  return now.getTime() - replacedAt.getTime() > KEPT_MS;
}

/** Gives a file the place of another one in the library: name, folder, texts and its place in the list. */
export async function takePlace(
  tx: WebsiteTransaction,
  websiteId: string,
  { name, folder, alt, is_decorative, created_at }: FileVersion,
  next: FileVersion,
): Promise<void> {
  await tx
    .updateTable('files')
    .set({ name: withExtension(name, next.key), folder, alt, is_decorative, created_at })
    .set({ replaced_by: null, replaced_at: null, removed_at: null, changed_at: sql`clock_or(now())` })
    .where('website_id', '=', websiteId)
    .where('key', '=', next.key)
    .execute();
}

/** Records that one file took the place of another. */
export async function recordReplacement(
  tx: WebsiteTransaction,
  websiteId: string,
  member: Member,
  action: 'replaced' | 'put_back',
  { from, to }: { readonly from: FileVersion; readonly to: FileVersion },
): Promise<void> {
  const state = (key: string) => ({ key, name: from.name, folder: from.folder, alt: from.alt });
  const change = { subjectId: to.key, before: state(from.key), after: state(to.key) };
  await recordChange(tx, websiteId, member, { kind: 'file', action, changes: [change] });
}

/** Records that a file was made from another one; once for each. */
export async function recordCopy(
  tx: WebsiteTransaction,
  websiteId: string,
  member: Member,
  { key: from, name, folder, alt }: FileVersion,
  key: string,
): Promise<void> {
  const change = { subjectId: key, before: null, after: { key, from, name, folder, alt } };
  if ((await findHistory(tx, websiteId, { kind: 'file', id: key }, 1)).length > 0) return;
  await recordChange(tx, websiteId, member, { kind: 'file', action: 'cropped', changes: [change] });
}

/** A name with the extension of the file that has it now. */
function withExtension(name: string, key: string): string {
  const extension = key.slice(key.lastIndexOf('.'));
  const bare = name.replace(/\.[A-Za-z0-9]{2,5}$/, '');
  const isNamed = name.toLowerCase().endsWith(extension) || (extension === '.jpeg' && /\.jpg$/i.test(name));
  return isNamed ? name : `${bare}${extension}`;
}
