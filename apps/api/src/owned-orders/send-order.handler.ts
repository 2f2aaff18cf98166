import type { sendOrder } from '@etalage/api-contract';
import { tidyShipment } from '@etalage/shop-domain';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { followInvoices } from '../invoices/follow-invoices.ts';
import { findShipments, type Shipment, shownShipmentOf } from '../orders/shipment.repository.ts';
import type { OrderRow } from '../payments/order.repository.ts';
import { sendSoon } from '../ports/mail/send-soon.ts';
import { lockNumberedOrder, recordOrderChange } from './change-order.ts';
import { insertShipment } from './insert-shipment.ts';
import { requestPayment } from './mail-payment-request.ts';
import { shipmentMailer } from './mail-shipment.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { refuseShipment } from './refuse-shipment.ts';
import { setSent } from './set-sent.ts';

/** Sends an order or a part of it; a repeat of a call whose reply was lost returns the same. */
export const sendOrderHandler: Handler<typeof sendOrder> = async (input, context) => {
  const member = requireRole(context, orderRoles);
  const { websiteId, translate, ports } = context;
  const { number, id, version } = input;
  const { mailIds, ...reply } = await context.write(async (tx) => {
    const order = await lockNumberedOrder(tx, websiteId, number);
    const made = await findShipment(tx, order, id);
    if (made) {
      const shipment = shownShipmentOf(made, translate);
      return { mailIds: [], version: order.version, sent: order.sent, shipment };
    }
    if (order.version !== version) throw new ApiError('conflict');
    const content = tidyShipment(input.shipment);
    await refuseShipment(tx, order, content);
    await insertShipment(tx, order, id, content);
    const { sent, shipments } = await setSent(tx, websiteId, order.id, {
      memberName: member.name,
      now: context.now(),
    });
    await followInvoices(tx, websiteId, order.id, context.now());
    const after = { shipment_id: id };
    const newVersion = await recordOrderChange(tx, websiteId, member, order, { action: 'sent', after });
    const stored = shipments.find((one) => one.id === id);
    if (!stored) throw new Error('a shipment is gone');
    const shown = shownShipmentOf(stored, translate);
    const mail = input.mail ? await shipmentMailer(tx, context) : undefined;
    const mailed = await mail?.(order, { shipments, id, sent });
    const requested = await requestPayment(tx, context, order);
    return { mailIds: [mailed, requested], version: newVersion, sent, shipment: shown };
  });
  for (const mailId of mailIds) await sendSoon(ports.jobs, websiteId, mailId);
  return reply;
};

/** The shipment of this order with an id. */
async function findShipment(
  tx: WebsiteTransaction,
  order: OrderRow,
  id: string,
): Promise<Shipment | undefined> {
  const own = await findShipments(tx, order.website_id, order.id);
  return own.find((shipment) => shipment.id === id);
}
