import { type addOrderNote, type deleteOrderNote, MAX_ORDER_NOTES } from '@etalage/api-contract';
import { sql } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { lockNumberedOrder, ORDER_SUBJECT } from './change-order.ts';
import { orderRoles } from '../orders/order-roles.ts';

/**
 * Adds a note to an order. It does not count as a change of the order: what somebody else is doing with the order does
 * not depend on it.
 */
export const addOrderNoteHandler: Handler<typeof addOrderNote> = async ({ number, id, text }, context) => {
  const member = requireRole(context, orderRoles);
  const { websiteId } = context;
  return context.write(async (tx) => {
    const order = await lockNumberedOrder(tx, websiteId, number);
    const known = await findNote(tx, websiteId, id);
    if (known) {
      const isRepeated = known.order_id === order.id && known.member_id === member.id;
      if (!isRepeated) throw new ApiError('conflict');
      return { id };
    }
    await refuseMany(tx, websiteId, order.id);
    await tx
      .insertInto('order_notes')
      .values({ website_id: websiteId, id, order_id: order.id, ...authorOf(member), text })
      .execute();
    const changes = [{ subjectId: order.id, before: null, after: { note_id: id } }];
    await recordChange(tx, websiteId, member, { kind: ORDER_SUBJECT, action: 'note_added', changes });
    return { id };
  });
};

/** Deletes a note of the caller; only that there was one is kept. */
export const deleteOrderNoteHandler: Handler<typeof deleteOrderNote> = async ({ number, id }, context) => {
  const member = requireRole(context, orderRoles);
  const { websiteId } = context;
  return context.write(async (tx) => {
    const order = await lockNumberedOrder(tx, websiteId, number);
    const note = await findNote(tx, websiteId, id);
    if (note?.order_id !== order.id) throw new ApiError('not_found');
    if (note.member_id !== member.id) throw new ApiError('forbidden');
    if (note.deleted_at) return { deleted: true as const };
    await tx
      .updateTable('order_notes')
      .set({ text: '', deleted_at: sql<Date>`clock_or(now())` })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute();
    const changes = [{ subjectId: order.id, before: { note_id: id }, after: null }];
    await recordChange(tx, websiteId, member, { kind: ORDER_SUBJECT, action: 'note_deleted', changes });
    return { deleted: true as const };
  });
};

const authorOf = ({ id, name }: { readonly id: string; readonly name: string }) => ({
  member_id: id,
  member_name: name,
});

async function findNote(tx: WebsiteTransaction, websiteId: string, id: string) {
  return tx
    .selectFrom('order_notes')
    .select(['order_id', 'member_id', 'deleted_at'])
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The caller holds the lock of the order. Throws `validation_failed`. */
async function refuseMany(tx: WebsiteTransaction, websiteId: string, orderId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('order_notes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (Number(count) < MAX_ORDER_NOTES) return;
  const values = { most: MAX_ORDER_NOTES };
  throw new ApiError('validation_failed', { text: [{ key: 'order_notes_too_many', values }] });
}
