import type { Redirect } from '@etalage/site-model';
import { sql } from 'kysely';
import { lockName } from '../db/lock-name.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

export interface StoredRedirect extends Redirect {
  readonly id: string;
  readonly version: number;
}

/** One redirect that is added (no `before`), changed, or deleted (no `after`). */
export interface RedirectChange {
  readonly before?: StoredRedirect;
  readonly after?: StoredRedirect;
}

/** Locks a website's redirects until the transaction ends, so that two changes together make no loop. */
export async function lockRedirects(tx: WebsiteTransaction, websiteId: string): Promise<void> {
  await lockName(tx, `redirects:${websiteId}`);
}

function selectRedirects(tx: WebsiteTransaction, websiteId: string) {
  return tx
    .selectFrom('redirects')
    .select(['id', 'from_path as from', 'location as to', 'permanent', 'version'])
    .where('website_id', '=', websiteId)
    .orderBy('from_path');
}

export async function findRedirects(tx: WebsiteTransaction, websiteId: string): Promise<StoredRedirect[]> {
  return selectRedirects(tx, websiteId).execute();
}

/** The redirects that moves of pages concern: of their old and their new paths, and to their old paths. */
export async function findRedirectsOfMoves(
  tx: WebsiteTransaction,
  websiteId: string,
  moves: readonly { readonly from: string; readonly to: string }[],
): Promise<StoredRedirect[]> {
  const old = moves.map(({ from }) => from);
  const all = [...old, ...moves.map(({ to }) => to)];
  return (
    selectRedirects(tx, websiteId)
      // As arrays: a list has another statement for each length.
      .where(sql<boolean>`(from_path = any(${all}::text[]) or location = any(${old}::text[]))`)
      .execute()
  );
}

/** Whether both redirect in the same way. */
export function isSameRedirect(one: Redirect, other: Redirect): boolean {
  return one.from === other.from && one.to === other.to && one.permanent === other.permanent;
}

/** Writes checked changes; deletions come first, because others may use their paths. */
export async function writeRedirects(
  tx: WebsiteTransaction,
  websiteId: string,
  changes: readonly RedirectChange[],
): Promise<void> {
  const deleted = changes.flatMap(({ before, after }) => (before && !after ? [before.id] : []));
  const changed = changes.flatMap(({ before, after }) => (before && after ? [after] : []));
  const added = changes.flatMap(({ before, after }) => (after && !before ? [after] : []));
  const given = (rows: readonly StoredRedirect[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as given (id text, "from" text, "to" text, permanent boolean, version integer)`;
  if (deleted.length > 0)
    await sql`delete from redirects where website_id = ${websiteId} and id = any(${deleted})`.execute(tx);
  if (changed.length > 0)
    await sql`
      update redirects r set from_path = given."from", location = given."to", permanent = given.permanent,
        version = given.version, updated_at = clock_or(now())
      from ${given(changed)} where r.website_id = ${websiteId} and r.id = given.id`.execute(tx);
  if (added.length > 0)
    await sql`
      insert into redirects (website_id, id, from_path, location, permanent, version)
      select ${websiteId}, id, "from", "to", permanent, version from ${given(added)}`.execute(tx);
}
