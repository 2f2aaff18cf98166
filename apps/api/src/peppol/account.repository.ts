import { type Insertable, sql } from 'kysely';
import { lockName } from '../db/lock-name.ts';
import type { PeppolTables } from '../db/tables/peppol.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Makes changes of the connection of a website wait for each other. */
export const lockPeppol = (tx: WebsiteTransaction, websiteId: string): Promise<void> =>
  lockName(tx, `peppol-account:${websiteId}`);

/** Stores a connection in place of the one that was there. */
export async function storeAccount(
  tx: WebsiteTransaction,
  account: Insertable<PeppolTables['peppol_accounts']>,
): Promise<void> {
  const { website_id: _website, ...content } = account;
  await tx
    .insertInto('peppol_accounts')
    .values(account)
    .onConflict((conflict) =>
      conflict.column('website_id').doUpdateSet({ ...content, updated_at: sql<Date>`clock_or(now())` }),
    )
    .execute();
}

/** Takes documents out of the outbox that were never offered: nothing leaves by itself any more. */
export async function takeOutWaiting(tx: WebsiteTransaction, websiteId: string): Promise<void> {
  await tx
    .deleteFrom('peppol_documents')
    .where('website_id', '=', websiteId)
    .where('state', '=', 'waiting')
    .where('is_offered', '=', false)
    .execute();
}

/** Documents that wait are tried again at once, as if for the first time. */
export async function renewWaiting(tx: WebsiteTransaction, websiteId: string): Promise<void> {
  await tx
    .updateTable('peppol_documents')
    .set({ tries: 0, next_at: sql<Date>`clock_or(now())`, reason_code: '', reason: '' })
    .where('website_id', '=', websiteId)
    .where('state', '=', 'waiting')
    .execute();
}
