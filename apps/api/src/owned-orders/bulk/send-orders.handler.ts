import type { sendOrders } from '@etalage/api-contract';
import type { ShipmentContent } from '@etalage/shop-domain/schema';
import { recordChange } from '../../audit/audit.repository.ts';
import { requireRole } from '../../auth/require-role.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { idempotent } from '../../calls/idempotent.ts';
import { newId } from '../../db/new-id.ts';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { orderRoles } from '../../orders/order-roles.ts';
import { countChange } from '../../payments/order.repository.ts';
import { sendSoon } from '../../ports/mail/send-soon.ts';
import { ORDER_SUBJECT } from '../change-order.ts';
import { insertShipment } from '../insert-shipment.ts';
import { requestPayment } from '../mail-payment-request.ts';
import { shipmentMailer } from '../mail-shipment.ts';
import { followInvoices } from '../../invoices/follow-invoices.ts';
import { setSent } from '../set-sent.ts';
import { decideSending, type SendableOrder } from './decide-sending.ts';

/** Sends all that is left of several orders, in one transaction; a repeat of a call gets the first reply. */
export const sendOrdersHandler: Handler<typeof sendOrders> = async ({ id, orders, mail }, context) => {
  const member = requireRole(context, orderRoles);
  const { websiteId, now, ports } = context;
  const asked = new Map(orders.map(({ number, version }) => [number, version]));
  const { reply, mailIds } = await context.write(async (tx) => {
    const made: string[] = [];
    // Locks the orders, so that equal calls are one after another.
    const { sendable, skipped } = await decideSending(tx, context, { orders: asked, lock: true });
    const request = { orders, mail };
    const once = { websiteId, scope: `send-orders:${member.id}`, key: id, request, now: now() };
    const stored = await idempotent(tx, once, async () => {
      const changes: { subjectId: string; before: null; after: SentChange }[] = [];
      const mailer = mail && sendable.length > 0 ? await shipmentMailer(tx, context) : undefined;
      for (const one of sendable) {
        const { after, mailId } = await send(tx, one, { mailer, memberName: member.name, now: now() });
        await followInvoices(tx, websiteId, one.order.id, now());
        changes.push({ subjectId: one.order.id, before: null, after });
        if (mailId) made.push(mailId);
        const requested = await requestPayment(tx, context, one.order);
        if (requested) made.push(requested);
      }
      const change = await recordChange(tx, websiteId, member, {
        kind: ORDER_SUBJECT,
        action: 'sent',
        changes,
      });
      return { sent: sendable.length, skipped, change };
    });
    return { reply: stored, mailIds: made };
  });
  for (const mailId of mailIds) await sendSoon(ports.jobs, websiteId, mailId);
  return reply;
};

/** What the audit keeps of an order that was sent, by which it can be taken back. */
export type SentChange = {
  readonly shipment_id: string;
  /** Of the order, after it. */
  readonly version: number;
};

interface Sending {
  readonly mailer: Awaited<ReturnType<typeof shipmentMailer>> | undefined;
  readonly memberName: string;
  readonly now: Date;
}

/** Sends one locked order; no carrier is named, because each may have another one. */
async function send(
  tx: WebsiteTransaction,
  { order, left, isPickup }: SendableOrder,
  { mailer, ...change }: Sending,
): Promise<{ after: SentChange; mailId: string | undefined }> {
  const { website_id: websiteId, id: orderId } = order;
  const shipmentId = newId();
  const content: ShipmentContent = {
    carrier: isPickup ? 'pickup' : 'other',
    carrier_name: '',
    track_code: '',
    track_url: '',
    lines: [...left],
  };
  await insertShipment(tx, order, shipmentId, content);
  const { sent, shipments } = await setSent(tx, websiteId, orderId, change);
  const version = await countChange(tx, websiteId, orderId);
  const mailId = await mailer?.(order, { shipments, id: shipmentId, sent });
  return { after: { shipment_id: shipmentId, version }, mailId };
}
