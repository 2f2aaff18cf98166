import { type addCustomerNote, type deleteCustomerNote, MAX_CUSTOMER_NOTES } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { CUSTOMER_SUBJECT, lockCustomer } from './customer.repository.ts';

/** Adds a note to a customer; its text is in no audit, so that erasing the customer takes it away. */
export const addCustomerNoteHandler: Handler<typeof addCustomerNote> = async (input, context) => {
  const member = requireRole(context, orderRoles);
  const { websiteId } = context;
  const { id: customerId, note_id: id, text } = input;
  return context.write(async (tx) => {
    const { email } = await lockCustomer(tx, websiteId, customerId);
    if (email === null) throw new ApiError('validation_failed', { text: [{ key: 'customers_note_erased' }] });
    const known = await findNote(tx, websiteId, id);
    if (known) {
      const isRepeated = known.customer_id === customerId && known.member_id === member.id;
      if (!isRepeated) throw new ApiError('conflict');
      return { id };
    }
    await refuseMany(tx, websiteId, customerId);
    const author = { member_id: member.id, member_name: member.name };
    await tx
      .insertInto('customer_notes')
      .values({ website_id: websiteId, id, customer_id: customerId, ...author, text })
      .execute();
    const changes = [{ subjectId: customerId, before: null, after: { note_id: id } }];
    await recordChange(tx, websiteId, member, { kind: CUSTOMER_SUBJECT, action: 'note_added', changes });
    return { id };
  });
};

/** Deletes a note of the caller. */
export const deleteCustomerNoteHandler: Handler<typeof deleteCustomerNote> = async (input, context) => {
  const member = requireRole(context, orderRoles);
  const { websiteId } = context;
  const { id: customerId, note_id: id } = input;
  return context.write(async (tx) => {
    await lockCustomer(tx, websiteId, customerId);
    const note = await findNote(tx, websiteId, id);
    if (note?.customer_id !== customerId) throw new ApiError('not_found');
    if (note.member_id !== member.id) throw new ApiError('forbidden');
    await tx.deleteFrom('customer_notes').where('website_id', '=', websiteId).where('id', '=', id).execute();
    const changes = [{ subjectId: customerId, before: { note_id: id }, after: null }];
    await recordChange(tx, websiteId, member, { kind: CUSTOMER_SUBJECT, action: 'note_deleted', changes });
    return { deleted: true as const };
  });
};

async function findNote(tx: WebsiteTransaction, websiteId: string, id: string) {
  return tx
    .selectFrom('customer_notes')
    .select(['customer_id', 'member_id'])
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The caller holds the lock of the customer. Throws `validation_failed`. */
async function refuseMany(tx: WebsiteTransaction, websiteId: string, customerId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('customer_notes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('website_id', '=', websiteId)
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  if (Number(count) < MAX_CUSTOMER_NOTES) return;
  const values = { most: MAX_CUSTOMER_NOTES };
  throw new ApiError('validation_failed', { text: [{ key: 'customers_notes_full', values }] });
}
