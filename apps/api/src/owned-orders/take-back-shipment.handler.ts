import type { takeBackShipment } from '@etalage/api-contract';
import { sql } from 'kysely';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findShipments } from '../orders/shipment.repository.ts';
import type { OrderRow } from '../payments/order.repository.ts';
import { hasBeenPaid, paymentStateOf } from '../payments/payment-state.ts';
import { lockNumberedOrder, recordOrderChange } from './change-order.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { setSent } from './set-sent.ts';

/** Takes a shipment back; one that was taken back stays so. */
export const takeBackShipmentHandler: Handler<typeof takeBackShipment> = async (input, context) => {
  const member = requireRole(context, orderRoles);
  const { websiteId } = context;
  const { number, version, id } = input;
  return context.write(async (tx) => {
    const order = await lockNumberedOrder(tx, websiteId, number);
    const shipments = await findShipments(tx, websiteId, order.id);
    const shipment = shipments.find((one) => one.id === id);
    if (!shipment) throw new ApiError('not_found');
    if (shipment.taken_back_at) return { version: order.version, sent: order.sent };
    if (order.version !== version) throw new ApiError('conflict');
    await refuseLowered(tx, order);
    await tx
      .updateTable('shipments')
      .set({ taken_back_at: sql<Date>`clock_or(now())` })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute();
    const { sent } = await setSent(tx, websiteId, order.id, {
      memberName: member.name,
      now: context.now(),
    });
    const change = { action: 'shipment_taken_back', after: { shipment_id: id } };
    return { version: await recordOrderChange(tx, websiteId, member, order, change), sent };
  });
};

/** What came back of an order that is still to be paid may be on its shelf already. */
async function refuseLowered(tx: WebsiteTransaction, { website_id, id }: OrderRow): Promise<void> {
  const state = await paymentStateOf(tx, website_id, id);
  if (state.lowered === 0 || hasBeenPaid(state)) return;
  throw new ApiError('validation_failed', { general: [{ key: 'shipment_lowered' }] });
}
