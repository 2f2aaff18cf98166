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

/** Takes back the shipments of one call that sent several orders, whatever happened to the orders since. */
export const undoSendOrdersHandler: Handler<typeof undoSendOrders> = async ({ change }, context) => {
  const member = requireRole(context, orderRoles);
  const { websiteId } = context;
  return context.write(async (tx) => {
    const events = (await findChange(tx, websiteId, ORDER_SUBJECT, change)).filter(isOfSending);
    if (events.length === 0) throw new ApiError('not_found');
    const changes: { subjectId: string; before: null; after: { shipment_id: string } }[] = [];
    // In the order in which sending locks them.
    for (const { subject_id: orderId, after } of events.toSorted(bySubject)) {
      const shipment_id = String(after?.['shipment_id']);
      await lockOrder(tx, websiteId, orderId);
      if (!(await takeBack(tx, websiteId, { orderId, shipmentId: shipment_id }))) continue;
      await setSent(tx, websiteId, orderId);
      await countChange(tx, websiteId, orderId);
      changes.push({ subjectId: orderId, before: null, after: { shipment_id } });
    }
    const made = { kind: ORDER_SUBJECT, action: 'shipment_taken_back', changes };
    await recordChange(tx, websiteId, member, made);
    return { undone: changes.length };
  });
};

const isOfSending = ({ action, after }: AuditEvent): boolean =>
  action === 'sent' && typeof after?.['shipment_id'] === 'string';

const bySubject = (one: AuditEvent, other: AuditEvent): number =>
  one.subject_id < other.subject_id ? -1 : 1;

/** Whether a shipment stood, and was taken back now. */
async function takeBack(
  tx: WebsiteTransaction,
  websiteId: string,
  { orderId, shipmentId }: { readonly orderId: string; readonly shipmentId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('shipments')
    .set({ taken_back_at: sql<Date>`now()` })
    .where('website_id', '=', websiteId)
    .where('id', '=', shipmentId)
    .where('order_id', '=', orderId)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
