import { PAY_LATER, TRANSFER } from '@etalage/shop-domain';
import { friendlyFormatIBAN } from 'ibantools';
import type { TransferAccount } from '../db/tables/cart.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** The term of an account that names none, in days. */
const DEFAULT_DAYS = 14;

/** The account for transfers as its owner sees it; empty fields without one. */
export async function readTransferAccount(tx: WebsiteTransaction, websiteId: string) {
  const account = await findTransferAccount(tx, websiteId);
  const { iban = '', holder = '', days = DEFAULT_DAYS } = account ?? {};
  return { iban: friendlyFormatIBAN(iban) ?? iban, holder, days };
}

/** The account for transfers; null without one. */
export async function findTransferAccount(
  tx: WebsiteTransaction,
  websiteId: string,
): Promise<TransferAccount | null> {
  const method = await tx
    .selectFrom('payment_methods')
    .select('transfer')
    .where('website_id', '=', websiteId)
    .where('id', '=', TRANSFER)
    .executeTakeFirst();
  return method?.transfer ?? null;
}

/**
 * Writes the account of the methods that are paid to it. A website without the one for transfers gets it, as its last one, so
 * that there is always a place for the account.
 */
export async function writeTransferAccount(
  tx: WebsiteTransaction,
  websiteId: string,
  account: TransferAccount | null,
  title: string,
): Promise<void> {
  const transfer = account && JSON.stringify(account);
  const last = tx
    .selectFrom('payment_methods')
    .select((of) => of.fn.coalesce(of(of.fn.max('position'), '+', 1), of.lit(0)).as('next'))
    .where('website_id', '=', websiteId);
  await tx
    .insertInto('payment_methods')
    .values({ website_id: websiteId, id: TRANSFER, title, provider: 'offline', position: last, transfer })
    .onConflict((row) => row.columns(['website_id', 'id']).doUpdateSet({ transfer }))
    .execute();
  await tx
    .updateTable('payment_methods')
    .set({ transfer })
    .where('website_id', '=', websiteId)
    .where('id', '=', PAY_LATER)
    .execute();
}
