import { type PackedPieces, packingSlipProblem } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findNumberedOrders, listedFactsOf } from '../orders/numbered-orders.repository.ts';
import { findPieces } from '../orders/order-pieces.repository.ts';
import { findPickupMethods } from '../invoices/pickup-methods.repository.ts';
import type { PackedOrder } from './packing-slip.ts';

interface Asked {
  readonly numbers: readonly string[];
  readonly pieces: PackedPieces;
}

/** The orders of which there is a packing slip, in the order in which they are asked for, and why of the others not. */
export async function findPackedOrders(
  tx: WebsiteTransaction,
  { websiteId, translate: t }: { readonly websiteId: string; readonly translate: Translate },
  { numbers, pieces: packed }: Asked,
) {
  const { orders, quotes } = await findNumberedOrders(tx, websiteId, { numbers });
  const ids = [...orders.values()].map(({ id }) => id);
  const pieces = await findPieces(tx, websiteId, ids);
  const pickups = await findPickupMethods(tx, websiteId);
  const found: PackedOrder[] = [];
  const skipped: { number: string; message: string }[] = [];
  for (const number of new Set(numbers)) {
    const order = orders.get(number);
    if (!order) {
      skipped.push({ number, message: t(quotes.has(number) ? 'order_bulk_quote' : 'order_bulk_gone') });
      continue;
    }
    const problem = packingSlipProblem(listedFactsOf(order), packed);
    const own = pieces.get(order.id);
    if (problem || !own) {
      skipped.push({ number, message: t(problem ?? 'order_bulk_gone') });
      continue;
    }
    const { selected, title } = order.snapshot.cart.shipment.selected;
    const { created_at, customer } = order;
    const isPickup = pickups.has(selected);
    found.push({ number, created_at, customer, method: title, isPickup, pieces: own });
  }
  return { found, skipped };
}
