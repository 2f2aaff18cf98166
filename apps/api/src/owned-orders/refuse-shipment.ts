import { checkShipment, piecesLeft } from '@etalage/shop-domain';
import { MAX_SHIPMENTS, type ShipmentContent } from '@etalage/shop-domain/schema';
import { ApiError } from '../calls/api-error.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findShipments, standing } from '../orders/shipment.repository.ts';
import type { OrderRow } from '../payments/order.repository.ts';
import { findOrderLines } from './order-lines.repository.ts';

/** Refuses what cannot be sent of a locked order, at its fields. Throws `validation_failed`. */
export async function refuseShipment(
  tx: WebsiteTransaction,
  { website_id: websiteId, id, status }: OrderRow,
  content: ShipmentContent,
): Promise<void> {
  if (status === 'cancelled')
    throw new ApiError('validation_failed', { general: [{ key: 'shipment_cancelled' }] });
  const made = await findShipments(tx, websiteId, id);
  if (made.length >= MAX_SHIPMENTS) {
    const values = { most: MAX_SHIPMENTS };
    throw new ApiError('validation_failed', { general: [{ key: 'shipment_too_many_shipments', values }] });
  }
  const lines = await findOrderLines(tx, websiteId, id);
  const errors = checkShipment(content, piecesLeft(lines, standing(made)));
  const fields = Object.entries(errors).map(([field, found]) => [`shipment.${field}`, found] as const);
  if (fields.length > 0) throw new ApiError('validation_failed', Object.fromEntries(fields));
}
