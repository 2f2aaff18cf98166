import { dayAfter, isPaymentSettled, sentStateOf } from '@etalage/shop-domain';
import type { SentState } from '@etalage/shop-domain/schema';
import { dutchDayOf } from '@etalage/texts/format';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findShipments, type Shipment, standing } from '../orders/shipment.repository.ts';
import { flagOrder, type OrderRow } from '../payments/order.repository.ts';
import { reservationEnd } from '../stock/reservation-end.ts';
import { deductStock, putBackStock } from '../stock/stock-reservations.ts';
import { findOrderLines } from './order-lines.repository.ts';

interface Change {
  readonly memberName: string;
  readonly now: Date;
}

/**
 * Stores how much of a locked order was sent, as its shipments say, and until when it is to be paid if that is afterwards;
 * returns the shipments too.
 */
export async function setSent(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
  change: Change,
): Promise<{ readonly sent: SentState; readonly shipments: readonly Shipment[] }> {
  const lines = await findOrderLines(tx, websiteId, orderId);
  const shipments = await findShipments(tx, websiteId, orderId);
  const sent = sentStateOf(lines, standing(shipments));
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'website_id', 'pay_days', 'payment_status'])
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const days = order.pay_days;
  const pay_by = days !== null && sent === 'all' ? dayAfter(lastDayOf(standing(shipments)), days) : null;
  await tx
    .updateTable('orders')
    .set({ sent, pay_by })
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .execute();
  if (days !== null && !isPaymentSettled(order.payment_status)) await moveStock(tx, order, sent, change);
  return { sent, shipments };
}

/** The day on which the last of some shipments left. */
function lastDayOf(shipments: readonly Shipment[]): string {
  const days = shipments.map(({ created_at }) => dutchDayOf(created_at)).toSorted();
  const last = days.at(-1);
  if (last === undefined) throw new Error('an order is sent without a shipment');
  return last;
}

/**
 * Takes the pieces of an order that is paid afterwards out of the stock when all of it was sent, because its money may take
 * weeks and whoever counts the shelf finds them gone; they are reserved again when that is taken back.
 */
async function moveStock(
  tx: WebsiteTransaction,
  { website_id, id }: Pick<OrderRow, 'website_id' | 'id'>,
  sent: SentState,
  { memberName, now }: Change,
): Promise<void> {
  if (sent === 'all') {
    const isComplete = await deductStock(tx, website_id, id);
    if (!isComplete) await flagOrder(tx, website_id, id, { stock_short: true });
    return;
  }
  await putBackStock(tx, website_id, id, { expiresAt: reservationEnd(false, now), memberName });
}
