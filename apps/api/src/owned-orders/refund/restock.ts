import type { AskedRefund } from '@etalage/shop-domain';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import type { Restocked } from '../../db/tables/payments.ts';
import type { OrderRow } from '../../payments/order.repository.ts';
import type { RefundRow } from '../../payments/refund.repository.ts';
import { returnPieces } from '../../stock/hold-pieces.ts';
import { recordMovements } from '../../stock/record-movements.ts';

/**
 * The pieces of each line that can go back to the stock: those that were taken out of it and did not go back with an
 * earlier refund. A refund that failed counts too, because its products came back nevertheless.
 */
export async function restockableOf(
  tx: WebsiteTransaction,
  websiteId: string,
  { id, snapshot }: OrderRow,
  refunds: readonly RefundRow[],
): Promise<Restocked[]> {
  const taken = await tx
    .selectFrom('stock_reservations')
    .select(['product_id', 'variant_id'])
    .where('website_id', '=', websiteId)
    .where('order_id', '=', id)
    .where('state', '=', 'deducted')
    .execute();
  const isTaken = new Set(taken.map(({ product_id, variant_id }) => ownerKey(product_id, variant_id)));
  const returned = new Map<string, number>();
  for (const { restock } of refunds)
    for (const line of restock) returned.set(line.id, (returned.get(line.id) ?? 0) + line.pieces);
  return snapshot.cart.shoppingcart.products
    .filter(({ product_id, variant_id = '' }) => isTaken.has(ownerKey(product_id, variant_id)))
    .map((line) => ({ id: line.id, pieces: line.quantity - (returned.get(line.id) ?? 0) }))
    .filter(({ pieces }) => pieces > 0);
}

interface Return {
  readonly asked: AskedRefund['lines'];
  /** The lines of which pieces go back. */
  readonly chosen: readonly string[];
  readonly refunds: readonly RefundRow[];
  readonly member: string;
  readonly note: string;
}

/** Puts pieces of chosen lines back in the stock; returns those that went back. */
export async function restock(
  tx: WebsiteTransaction,
  websiteId: string,
  order: OrderRow,
  { asked, chosen, refunds, member, note }: Return,
): Promise<Restocked[]> {
  if (chosen.length === 0) return [];
  const possible = await restockableOf(tx, websiteId, order, refunds);
  const most = new Map(possible.map(({ id, pieces }) => [id, pieces]));
  const wanted = new Map(asked.map(({ id, pieces }) => [id, pieces]));
  const isChosen = new Set(chosen);
  const lines = order.snapshot.cart.shoppingcart.products
    .filter(({ id }) => isChosen.has(id))
    // Rows of products are locked in the order of their ids, as orders do.
    .toSorted((a, b) => (a.product_id < b.product_id ? -1 : 1));
  const done: Restocked[] = [];
  for (const { id, product_id, variant_id = '' } of lines) {
    const quantity = Math.min(wanted.get(id) ?? 0, most.get(id) ?? 0);
    const pieces = { product_id, variant_id, quantity };
    if (quantity === 0 || !(await returnPieces(tx, websiteId, pieces))) continue;
    const movement = { product_id, variant_id, change: quantity };
    const cause = { reason: 'return' as const, note: note.slice(0, 200), order_id: order.id };
    await recordMovements(tx, websiteId, [movement], { ...cause, member_name: member });
    done.push({ id, pieces: quantity });
  }
  return done;
}

const ownerKey = (productId: string, variantId: string) => JSON.stringify([productId, variantId]);
