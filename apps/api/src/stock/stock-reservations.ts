import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** A product with fewer available pieces than requested. */
export interface Shortage {
  readonly product_id: string;
  readonly available: number;
}

/**
 * Reserves stock for an order until `expiresAt`: one conditional update per product, in id order, so that concurrent
 * buyers cannot deadlock. Products without stock management are skipped. Returns the products that are short; if there
 * are any, the caller rolls back. `demand` is the total quantity per product.
 */
export async function reserveStock(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
  demand: ReadonlyMap<string, number>,
  expiresAt: Date,
): Promise<Shortage[]> {
  const shortages: Shortage[] = [];
  for (const product_id of await managedProducts(tx, websiteId, [...demand.keys()])) {
    const quantity = demand.get(product_id) ?? 0;
    if (!(await hold(tx, websiteId, product_id, quantity))) {
      shortages.push({ product_id, available: await availableOf(tx, websiteId, product_id) });
      continue;
    }
    await tx
      .insertInto('stock_reservations')
      .values({ website_id: websiteId, order_id: orderId, product_id, quantity, expires_at: expiresAt })
      .execute();
  }
  return shortages;
}

/** Reserves released stock of an order again, for a new payment attempt. Returns the products that are short. */
export async function reserveAgain(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
  expiresAt: Date,
): Promise<Shortage[]> {
  const shortages: Shortage[] = [];
  for (const { product_id, quantity, state } of await lockReservations(tx, websiteId, orderId)) {
    if (state === 'deducted') continue;
    if (state === 'released' && !(await hold(tx, websiteId, product_id, quantity))) {
      shortages.push({ product_id, available: await availableOf(tx, websiteId, product_id) });
      continue;
    }
    await tx
      .updateTable('stock_reservations')
      .set({ state: 'reserved', expires_at: expiresAt })
      .where('website_id', '=', websiteId)
      .where('order_id', '=', orderId)
      .where('product_id', '=', product_id)
      .execute();
  }
  return shortages;
}

/**
 * Deducts the stock of a paid order, once per product. Returns false if a product had been released meanwhile and is no
 * longer available.
 */
export async function deductStock(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<boolean> {
  let complete = true;
  for (const { product_id, quantity, state } of await lockReservations(tx, websiteId, orderId)) {
    if (state === 'deducted') continue;
    if (state === 'released' && !(await hold(tx, websiteId, product_id, quantity))) {
      complete = false;
      continue;
    }
    await tx
      .updateTable('stock')
      .set((stock) => ({
        on_hand: stock('on_hand', '-', quantity),
        reserved: stock('reserved', '-', quantity),
      }))
      .where('website_id', '=', websiteId)
      .where('product_id', '=', product_id)
      .execute();
    await settle(tx, websiteId, orderId, product_id, 'deducted');
  }
  return complete;
}

/** Releases the reserved stock of an order; stock that was deducted or released before does not change. */
export async function releaseStock(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<void> {
  for (const { product_id, quantity, state } of await lockReservations(tx, websiteId, orderId)) {
    if (state !== 'reserved') continue;
    await tx
      .updateTable('stock')
      .set((stock) => ({ reserved: stock('reserved', '-', quantity) }))
      .where('website_id', '=', websiteId)
      .where('product_id', '=', product_id)
      .execute();
    await settle(tx, websiteId, orderId, product_id, 'released');
  }
}

async function managedProducts(
  tx: WebsiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('products')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .where('stock_management', '=', true)
    .orderBy(sql`id collate "C"`)
    .execute();
  return rows.map(({ id }) => id);
}

/** The only statement that reserves pieces: a conditional update, so that concurrent calls cannot reserve too many. */
async function hold(
  tx: WebsiteTransaction,
  websiteId: string,
  productId: string,
  quantity: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('stock')
    .set((stock) => ({ reserved: stock('reserved', '+', quantity) }))
    .where('website_id', '=', websiteId)
    .where('product_id', '=', productId)
    .where(sql<boolean>`on_hand - reserved >= ${quantity}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function availableOf(tx: WebsiteTransaction, websiteId: string, productId: string): Promise<number> {
  const row = await tx
    .selectFrom('stock')
    .select(sql<number>`on_hand - reserved`.as('available'))
    .where('website_id', '=', websiteId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row?.available ?? 0;
}

async function lockReservations(tx: WebsiteTransaction, websiteId: string, orderId: string) {
  return tx
    .selectFrom('stock_reservations')
    .select(['product_id', 'quantity', 'state'])
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy(sql`product_id collate "C"`)
    .forNoKeyUpdate()
    .execute();
}

async function settle(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
  productId: string,
  state: 'deducted' | 'released',
): Promise<void> {
  await tx
    .updateTable('stock_reservations')
    .set({ state })
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId)
    .execute();
}
