import type { savePaymentMethod } from '@etalage/api-contract';
import { sql } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findPaymentMethods, lockPaymentMethods, readPaymentSettings } from './payment-method.repository.ts';
import { paymentRoles } from './payment-methods.handlers.ts';

const columns = ['title', 'description', 'enabled'] as const;

/** Stores what an owner edits of a method; a repeat of a save whose reply was lost gets that reply. */
export const savePaymentMethodHandler: Handler<typeof savePaymentMethod> = async (input, context) => {
  const member = requireRole(context, paymentRoles);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockPaymentMethods(tx, websiteId);
    const stored = (await findPaymentMethods(tx, websiteId)).find(({ id }) => id === input.id);
    if (!stored) throw new ApiError('not_found');
    const changed = columns.filter((name) => stored[name] !== input[name]);
    const isRepeated = stored.version === input.version + 1 && changed.length === 0;
    if (stored.version !== input.version && !isRepeated) throw new ApiError('conflict');
    if (changed.length > 0) {
      const { title, description, enabled } = input;
      await tx
        .updateTable('payment_methods')
        .set({ title, description, enabled, version: sql<number>`version + 1` })
        .where('website_id', '=', websiteId)
        .where('id', '=', input.id)
        .execute();
      const partOf = (state: Pick<typeof input, (typeof columns)[number]>) =>
        Object.fromEntries(changed.map((name) => [name, state[name]]));
      const changes = [{ subjectId: input.id, before: partOf(stored), after: partOf(input) }];
      await recordChange(tx, websiteId, member, { kind: 'payment-method', action: 'saved', changes });
    }
    return readPaymentSettings(tx, websiteId);
  });
};
