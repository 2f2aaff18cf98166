import type { undoSendOrders } from '@etalage/api-contract';
import { sql } from 'kysely';
import { type AuditEvent, findChange, recordChange } from '../../audit/audit.repository.ts';
import { requireRole } from '../../auth/require-role.ts';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { orderRoles } from '../../orders/order-roles.ts';
import { countChange, lockOrder } from '../../payments/order.repository.ts';
import { ORDER_SUBJECT } from '../change-order.ts';
import { setSent } from '../set-sent.ts';
import type { SentChange } from './send-orders.handler.ts';

/** Takes back the shipments of one call that sent several orders, but those of orders that changed since. */
export const undoSendOrdersHandler: Handler<typeof undoSendOrders> = async ({ change }, context) => {
  const member = requireRole(context, orderRoles);
  const { websiteId, translate, now } = context;
  return context.write(async (tx) => {
    const events = (await findChange(tx, websiteId, ORDER_SUBJECT, change)).filter(isOfSending);
    if (events.length === 0) throw new ApiError('not_found');
    const skipped: { number: string; message: string }[] = [];
    const changes: { subjectId: string; before: null; after: { shipment_id: string } }[] = [];
    // In the order in which sending locks them.
    for (const event of events.toSorted(bySubject)) {
      const { shipment_id, version } = event.after as unknown as SentChange;
      const order = await lockOrder(tx, websiteId, event.subject_id);
      // Orders are never deleted.
      if (!order) throw new Error('an order is gone');
      const isUnchanged = order.version === version;
      const by = { memberName: member.name, now: now() };
      const asked = { orderId: order.id, shipmentId: shipment_id, isUnchanged, by };
      const outcome = await takeBack(tx, websiteId, asked);
      if (outcome === 'changed')
        skipped.push({ number: order.number, message: translate('order_bulk_changed') });
      if (outcome === 'taken') changes.push({ subjectId: order.id, before: null, after: { shipment_id } });
    }
    const made = { kind: ORDER_SUBJECT, action: 'shipment_taken_back', changes };
    await recordChange(tx, websiteId, member, made);
    return { undone: changes.length, skipped };
  });
};

const isOfSending = ({ action, after }: AuditEvent): boolean =>
  action === 'sent' && typeof after?.['shipment_id'] === 'string' && typeof after['version'] === 'number';

const bySubject = (one: AuditEvent, other: AuditEvent): number =>
  one.subject_id < other.subject_id ? -1 : 1;

interface AskedBack {
  readonly orderId: string;
  readonly shipmentId: string;
  /** Nothing happened to the order since it was sent. */
  readonly isUnchanged: boolean;
  readonly by: Parameters<typeof setSent>[3];
}

/** Takes back a shipment of a locked order; `gone` if it was taken back before. */
async function takeBack(
  tx: WebsiteTransaction,
  websiteId: string,
  { orderId, shipmentId, isUnchanged, by }: AskedBack,
): Promise<'taken' | 'gone' | 'changed'> {
  const standing = await tx
    .selectFrom('shipments')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('id', '=', shipmentId)
    .where('order_id', '=', orderId)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst();
  if (!standing) return 'gone';
  if (!isUnchanged) return 'changed';
  await tx
    .updateTable('shipments')
    .set({ taken_back_at: sql<Date>`clock_or(now())` })
    .where('website_id', '=', websiteId)
    .where('id', '=', shipmentId)
    .execute();
  await setSent(tx, websiteId, orderId, by);
  await countChange(tx, websiteId, orderId);
  return 'taken';
}
