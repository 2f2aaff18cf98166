import type { InputOf, savePaymentMethod } from '@etalage/api-contract';
import { checkPayLater } from '@etalage/shop-domain';
import { sql } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findPaymentMethods, lockPaymentMethods, readPaymentSettings } from './payment-method.repository.ts';
import { paymentRoles } from './payment-methods.handlers.ts';

const columns = ['title', 'description', 'enabled', 'pay_later'] as const;
type Stored = Awaited<ReturnType<typeof findPaymentMethods>>[number];
type Edited = Pick<Stored, (typeof columns)[number]>;

/** Stores what an owner edits of a method; a repeat of a save whose reply was lost gets that reply. */
export const savePaymentMethodHandler: Handler<typeof savePaymentMethod> = async (input, context) => {
  const member = requireRole(context, paymentRoles);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockPaymentMethods(tx, websiteId);
    const stored = (await findPaymentMethods(tx, websiteId)).find(({ id }) => id === input.id);
    if (!stored) throw new ApiError('not_found');
    const edited = editedOf(input, stored);
    const changed = columns.filter((name) => !isSame(stored[name], edited[name]));
    const isRepeated = stored.version === input.version + 1 && changed.length === 0;
    if (stored.version !== input.version && !isRepeated) throw new ApiError('conflict');
    if (changed.length > 0) {
      const { pay_later, ...rest } = edited;
      const terms = pay_later && { pay_later: JSON.stringify(pay_later) };
      await tx
        .updateTable('payment_methods')
        .set({ ...rest, ...terms, version: sql<number>`version + 1` })
        .where('website_id', '=', websiteId)
        .where('id', '=', input.id)
        .execute();
      const partOf = (state: Edited) => Object.fromEntries(changed.map((name) => [name, state[name]]));
      const changes = [{ subjectId: input.id, before: partOf(stored), after: partOf(edited) }];
      await recordChange(tx, websiteId, member, { kind: 'payment-method', action: 'saved', changes });
    }
    return readPaymentSettings(tx, websiteId);
  });
};

/** The method as it is to be stored; only paying afterwards has terms. Throws `validation_failed` at their fields. */
function editedOf(input: InputOf<typeof savePaymentMethod>, stored: Stored): Edited {
  const { title, description, enabled } = input;
  const terms = stored.pay_later && (input.pay_later ?? stored.pay_later);
  const errors = terms ? checkPayLater(terms) : {};
  if (Object.keys(errors).length > 0) throw new ApiError('validation_failed', errors);
  const pay_later = terms && { days: terms.days, buyers: terms.buyers, most: terms.most };
  return { title, description, enabled, pay_later };
}

/** Whether two values of a column are equal; the keys of terms are in the order in which the database keeps them. */
function isSame(one: Edited[keyof Edited], other: Edited[keyof Edited]): boolean {
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object')
    return one === other;
  return one.days === other.days && one.buyers === other.buyers && one.most === other.most;
}
