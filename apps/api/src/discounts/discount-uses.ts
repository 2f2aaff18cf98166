import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** An order that gets discounts. */
interface Use {
  readonly orderId: string;
  /** Of the customer, normalised. */
  readonly email: string;
}

/**
 * Counts an order at each of its discounts, in the order of their ids, so that concurrent orders cannot deadlock. Returns
 * the ids of those that have no use left, for all or for this customer; if there are any, the caller rolls back. The rows
 * of the discounts are locked until the end of the transaction, so the counts are exact.
 */
export async function takeDiscounts(
  tx: WebsiteTransaction,
  websiteId: string,
  ids: readonly string[],
  { orderId, email }: Use,
): Promise<string[]> {
  const gone: string[] = [];
  for (const id of ids.toSorted()) {
    const taken = await tx
      .updateTable('discounts')
      .set({ uses: sql<number>`uses + 1` })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .where(sql<boolean>`(uses_max is null or uses < uses_max)`)
      .returning('customer_uses_max')
      .executeTakeFirst();
    const most = taken?.customer_uses_max ?? null;
    const isLeft = most === null || (await usesOf(tx, websiteId, id, email)) < most;
    if (!taken || !isLeft) {
      gone.push(id);
      continue;
    }
    const use = { website_id: websiteId, discount_id: id, order_id: orderId, email };
    await tx.insertInto('discount_uses').values(use).execute();
  }
  return gone;
}

async function usesOf(tx: WebsiteTransaction, websiteId: string, id: string, email: string): Promise<number> {
  const { count } = await tx
    .selectFrom('discount_uses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('website_id', '=', websiteId)
    .where('discount_id', '=', id)
    .where('email', '=', email)
    .where('released', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Gives back the uses of an order that is not going to be paid; a repeated call changes nothing. */
export async function releaseDiscounts(tx: WebsiteTransaction, websiteId: string, orderId: string) {
  await countOrder(tx, websiteId, orderId, { released: true });
}

/** Counts an order again that was paid after all; also when another order has the last use meanwhile. */
export async function retakeDiscounts(tx: WebsiteTransaction, websiteId: string, orderId: string) {
  await countOrder(tx, websiteId, orderId, { released: false });
}

async function countOrder(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
  { released }: { readonly released: boolean },
): Promise<void> {
  const changed = await tx
    .updateTable('discount_uses')
    .set({ released })
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .where('released', '=', !released)
    .returning('discount_id')
    .execute();
  for (const id of changed.map(({ discount_id }) => discount_id).toSorted()) {
    await tx
      .updateTable('discounts')
      .set({ uses: released ? sql<number>`greatest(0, uses - 1)` : sql<number>`uses + 1` })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute();
  }
}
