import { trackLink } from '@etalage/shop-domain';
import type { ShipmentContent } from '@etalage/shop-domain/schema';
import { ApiError } from '../calls/api-error.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { OrderRow } from '../payments/order.repository.ts';

/** Stores a shipment of a locked order. Throws `conflict` if another order has this id. */
export async function insertShipment(
  tx: WebsiteTransaction,
  order: OrderRow,
  id: string,
  content: ShipmentContent,
): Promise<void> {
  const { website_id, customer } = order;
  const { lines, ...rest } = content;
  const side = customer.custom_shipping_information ? 'shipping' : 'invoice';
  const destination = { country: customer[`${side}_country`], postcode: customer[`${side}_postcode`] };
  const track_url = trackLink(content, destination);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('shipments')
    .values({ ...rest, track_url, website_id, id, order_id: order.id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new ApiError('conflict');
  const rows = lines.map((line) => ({ ...line, website_id, shipment_id: id }));
  await tx.insertInto('shipment_lines').values(rows).execute();
}
