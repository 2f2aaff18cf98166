import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { type Movement, recordMovements } from './record-movements.ts';
import {
  freePieces,
  holdPieces,
  type Pieces,
  piecesLeft,
  putBackPieces,
  type StockOwner,
  takePieces,
} from './hold-pieces.ts';

/** A product or variant with fewer available pieces than requested. */
export interface Shortage extends StockOwner {
  readonly available: number;
}

/**
 * Reserves stock for an order until `expiresAt`, in the order of ids, so that concurrent buyers cannot deadlock. Products
 * without stock management are skipped. Returns what is short; if anything is, the caller rolls back.
 */
export async function reserveStock(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
  demand: readonly Pieces[],
  expiresAt: Date,
): Promise<Shortage[]> {
  const managed = await managedProducts(tx, websiteId, demand);
  const shortages: Shortage[] = [];
  for (const pieces of sums(demand.filter(({ product_id }) => managed.has(product_id)))) {
    if (!(await holdPieces(tx, websiteId, pieces))) {
      shortages.push(await shortageOf(tx, websiteId, pieces));
      continue;
    }
    await tx
      .insertInto('stock_reservations')
      .values({ ...pieces, website_id: websiteId, order_id: orderId, expires_at: expiresAt })
      .execute();
  }
  return shortages;
}

/** Reserves released stock of an order again, for a new payment attempt. Returns what is short. */
export async function reserveAgain(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
  expiresAt: Date,
): Promise<Shortage[]> {
  const shortages: Shortage[] = [];
  for (const pieces of await lockReservations(tx, websiteId, orderId)) {
    if (pieces.state === 'deducted') continue;
    if (pieces.state === 'released' && !(await holdPieces(tx, websiteId, pieces))) {
      shortages.push(await shortageOf(tx, websiteId, pieces));
      continue;
    }
    await reservation(tx, websiteId, orderId, pieces)
      .set({ state: 'reserved', expires_at: expiresAt })
      .execute();
  }
  return shortages;
}

/** Deducts the stock of a paid order, once. Returns false if some had been released meanwhile and is no longer available. */
export async function deductStock(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<boolean> {
  let complete = true;
  for (const pieces of await lockReservations(tx, websiteId, orderId)) {
    if (pieces.state === 'deducted') continue;
    if (pieces.state === 'released' && !(await holdPieces(tx, websiteId, pieces))) {
      complete = false;
      continue;
    }
    await takePieces(tx, websiteId, pieces);
    await recordMovements(tx, websiteId, [takenOf(pieces)], { reason: 'sale', order_id: orderId });
    await reservation(tx, websiteId, orderId, pieces).set({ state: 'deducted' }).execute();
  }
  return complete;
}

/** Reserves the deducted stock of an order until `expiresAt`: it was not paid after all. */
export async function putBackStock(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
  { expiresAt, memberName }: { readonly expiresAt: Date; readonly memberName: string },
): Promise<void> {
  for (const pieces of await lockReservations(tx, websiteId, orderId)) {
    if (pieces.state !== 'deducted') continue;
    await putBackPieces(tx, websiteId, pieces);
    const back = { product_id: pieces.product_id, variant_id: pieces.variant_id, change: pieces.quantity };
    const cause = { reason: 'undo', order_id: orderId, member_name: memberName } as const;
    await recordMovements(tx, websiteId, [back], cause);
    await reservation(tx, websiteId, orderId, pieces)
      .set({ state: 'reserved', expires_at: expiresAt })
      .execute();
  }
}

/** Releases the reserved stock of an order; stock that was deducted or released before does not change. */
export async function releaseStock(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<void> {
  for (const pieces of await lockReservations(tx, websiteId, orderId)) {
    if (pieces.state !== 'reserved') continue;
    const isCounted = await freePieces(tx, websiteId, pieces);
    if (!isCounted) await recordMovements(tx, websiteId, [takenOf(pieces)], { reason: 'variants' });
    await reservation(tx, websiteId, orderId, pieces).set({ state: 'released' }).execute();
  }
}

function takenOf({ product_id, variant_id, quantity }: Pieces): Movement {
  return { product_id, variant_id, change: -quantity };
}

/** Total pieces of each product and variant, in the order in which they are locked. */
function sums(demand: readonly Pieces[]): Pieces[] {
  const byOwner = Map.groupBy(demand, ({ product_id, variant_id }) =>
    JSON.stringify([product_id, variant_id]),
  );
  const totals = [...byOwner.values()].flatMap((all) => {
    const [first] = all;
    return first ? [{ ...first, quantity: all.reduce((sum, { quantity }) => sum + quantity, 0) }] : [];
  });
  return totals.toSorted(
    (one, other) => compare(one.product_id, other.product_id) || compare(one.variant_id, other.variant_id),
  );
}

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

async function managedProducts(
  tx: WebsiteTransaction,
  websiteId: string,
  demand: readonly Pieces[],
): Promise<ReadonlySet<string>> {
  if (demand.length === 0) return new Set();
  const rows = await tx
    .selectFrom('products')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...new Set(demand.map(({ product_id }) => product_id))])
    .where('stock_management', '=', true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function shortageOf(tx: WebsiteTransaction, websiteId: string, pieces: Pieces): Promise<Shortage> {
  const { product_id, variant_id } = pieces;
  return { product_id, variant_id, available: await piecesLeft(tx, websiteId, pieces) };
}

async function lockReservations(tx: WebsiteTransaction, websiteId: string, orderId: string) {
  return tx
    .selectFrom('stock_reservations')
    .select(['product_id', 'variant_id', 'quantity', 'state'])
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy(sql`product_id collate "C"`)
    .orderBy(sql`variant_id collate "C"`)
    .forNoKeyUpdate()
    .execute();
}

function reservation(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
  { product_id, variant_id }: StockOwner,
) {
  return tx
    .updateTable('stock_reservations')
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .where('product_id', '=', product_id)
    .where('variant_id', '=', variant_id);
}
