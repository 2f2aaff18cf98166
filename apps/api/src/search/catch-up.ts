import { sql } from 'kysely';
import type { AppDatabase } from '../db/database.ts';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { type WebsiteTransaction, withWebsite } from '../db/with-website.ts';
import { lockProducts } from '../products/lock-products.ts';

/** Products in one transaction, so that an owner who saves waits a part of a second. */
const PART = 50;

/** Ids of the websites with products of which the search documents are still to be written. */
export async function websitesToCatchUp(db: AppDatabase): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select search_pending_websites() as id`.execute(db.global);
  return rows.map(({ id }) => id);
}

/**
 * Writes the search documents of some products that a large change left; returns how many. All that was written is
 * committed together, so that a crash leaves the rest for the next call. Owners' changes and other workers wait for it,
 * and it for them: nobody writes a document from what a product was before the other's change.
 */
export async function catchUp(db: AppDatabase, websiteId: string): Promise<number> {
  return retryConflicts(() =>
    withWebsite(db, websiteId, async (tx) => {
      if (await isImporting(tx, websiteId)) return 0;
      await lockProducts(tx, websiteId);
      const { rows } = await sql<{ count: number }>`
        select search_catch_up(${websiteId}, ${sql.lit(PART)}) as count`.execute(tx);
      return rows[0]?.count ?? 0;
    }),
  );
}

/** Whether an import of the website is being stored: its words follow it, so that it does not wait for them. */
async function isImporting(tx: WebsiteTransaction, websiteId: string): Promise<boolean> {
  const { rows } = await sql`
    select from catalogue_imports where website_id = ${websiteId} and state in ('running', 'undoing')
      and worked_at > clock_or(now()) - interval '10 seconds'`.execute(tx);
  return rows.length > 0;
}

export interface CatchingUp {
  /** Told of a website that failed; the others go on. */
  readonly onError: (error: unknown, websiteId: string) => void;
  readonly isStopping: () => boolean;
}

/** Writes the search documents that are left, a part of each website in turn, until there are none or it should stop. */
export async function catchUpAll(db: AppDatabase, { onError, isStopping }: CatchingUp): Promise<void> {
  let waiting = await websitesToCatchUp(db);
  while (waiting.length > 0) {
    const left: string[] = [];
    for (const websiteId of waiting) {
      if (isStopping()) return;
      try {
        if ((await catchUp(db, websiteId)) > 0) left.push(websiteId);
      } catch (error) {
        onError(error, websiteId);
      }
    }
    waiting = left;
  }
}
