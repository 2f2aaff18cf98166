import { sentStateOf } from '@etalage/shop-domain';
import type { SentState } from '@etalage/shop-domain/schema';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findShipments, type Shipment, standing } from '../orders/shipment.repository.ts';
import { findOrderLines } from './order-lines.repository.ts';

/** Stores how much of a locked order was sent, as its shipments say; returns these too. */
export async function setSent(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<{ readonly sent: SentState; readonly shipments: readonly Shipment[] }> {
  const lines = await findOrderLines(tx, websiteId, orderId);
  const shipments = await findShipments(tx, websiteId, orderId);
  const sent = sentStateOf(lines, standing(shipments));
  await tx
    .updateTable('orders')
    .set({ sent })
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .execute();
  return { sent, shipments };
}
