import type { WebsiteTransaction } from '../db/with-website.ts';
import type { OrderRow } from '../payments/order.repository.ts';

/**
 * How an order reaches its buyer: whether it is picked up, also because nothing is delivered, and the rules by which the
 * cost of shipping followed from the address. A method that is gone delivered, at a cost that no address changes.
 */
export async function findOrderShipping(tx: WebsiteTransaction, { website_id, snapshot }: OrderRow) {
  const { selected } = snapshot.cart.shipment.selected;
  if (selected === '') return { is_pickup: true, rules: [] };
  const method = await tx
    .selectFrom('shipping_methods')
    .select(['rules', 'is_pickup'])
    .where('website_id', '=', website_id)
    .where('id', '=', selected)
    .executeTakeFirst();
  if (!method) return { is_pickup: false, rules: [] };
  return { is_pickup: method.is_pickup, rules: method.is_pickup ? [] : method.rules };
}
