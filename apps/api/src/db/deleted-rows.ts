import { type RawBuilder, sql } from 'kysely';
import type { WebsiteTransaction } from './with-website.ts';

/** Tables whose rows are marked as deleted before they are removed; row-level security hides such rows. */
export type BinTable = 'pages' | 'menus' | 'templates';

/** Number of days in which a deleted row can be restored. */
export const KEPT_DAYS = 30;

/** Makes the deleted rows of a table visible in this transaction. */
export async function includeDeleted(tx: WebsiteTransaction, table: BinTable): Promise<void> {
  await sql`select set_config(${`app.deleted_${table}`}, 'shown', true)`.execute(tx);
}

/** Hides them again. */
export async function excludeDeleted(tx: WebsiteTransaction, table: BinTable): Promise<void> {
  await sql`select set_config(${`app.deleted_${table}`}, '', true)`.execute(tx);
}

/** Whether a row was deleted so long ago that it can no longer be restored. */
export function isPastKeeping(now: Date): RawBuilder<boolean> {
  return sql<boolean>`deleted_at < ${now}::timestamptz - ${KEPT_DAYS} * interval '1 day'`;
}
