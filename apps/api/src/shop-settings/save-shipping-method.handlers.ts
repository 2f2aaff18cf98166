import type { createShippingMethod, saveShippingMethod } from '@etalage/api-contract';
import type { OwnedShippingMethodContent } from '@etalage/shop-domain';
import { sql } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { idempotent } from '../calls/idempotent.ts';
import { newId } from '../db/new-id.ts';
import { refuseShipping, refuseTooMany, tidiedShipping } from './check-shipping.ts';
import { shippingRoles } from './list-shipping-methods.handler.ts';
import {
  findShippingMethod,
  findShippingMethods,
  lockShippingMethods,
  ownedShippingMethodOf,
  shippingContentOf,
  shippingValuesOf,
} from './shipping-method.repository.ts';

const kind = 'shipping-method';

/** Adds a method behind the others; a repeated call with the same Idempotency-Key returns the first one. */
export const createShippingMethodHandler: Handler<typeof createShippingMethod> = async (input, context) => {
  const member = requireRole(context, shippingRoles);
  const { websiteId, idempotencyKey: key, now } = context;
  return context.write(async (tx) => {
    await lockShippingMethods(tx, websiteId);
    const once = { websiteId, scope: `create-shipping-method:${member.id}`, key, now: now(), request: input };
    return idempotent(tx, once, async () => {
      const content = tidiedShipping(input.method);
      await refuseShipping(tx, websiteId, content);
      const others = await findShippingMethods(tx, websiteId);
      refuseTooMany(others.length);
      const id = newId();
      const position = (others.at(-1)?.position ?? -1) + 1;
      const stored = await tx
        .insertInto('shipping_methods')
        .values({ ...shippingValuesOf(content), website_id: websiteId, id, position })
        .returningAll()
        .executeTakeFirstOrThrow();
      const changes = [{ subjectId: id, before: null, after: { ...content } }];
      await recordChange(tx, websiteId, member, { kind, action: 'created', changes });
      return { method: ownedShippingMethodOf(stored) };
    });
  });
};

/** Stores a method; a repeat of a save whose reply was lost gets that reply. */
export const saveShippingMethodHandler: Handler<typeof saveShippingMethod> = async (input, context) => {
  const member = requireRole(context, shippingRoles);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockShippingMethods(tx, websiteId);
    const stored = await findShippingMethod(tx, websiteId, input.id);
    if (!stored || stored.deleted_at) throw new ApiError('not_found');
    const before = shippingContentOf(stored);
    const content = tidiedShipping(input.method);
    const keys = changedKeys(before, content);
    const isRepeated = stored.version === input.version + 1 && keys.length === 0;
    if (stored.version !== input.version && !isRepeated) throw new ApiError('conflict');
    if (keys.length === 0) return { method: ownedShippingMethodOf(stored) };
    await refuseShipping(tx, websiteId, content);
    const saved = await tx
      .updateTable('shipping_methods')
      .set(shippingValuesOf(content))
      .set({ version: sql<number>`version + 1` })
      .where('website_id', '=', websiteId)
      .where('id', '=', input.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const partOf = (state: OwnedShippingMethodContent) =>
      Object.fromEntries(keys.map((key) => [key, state[key]]));
    const changes = [{ subjectId: input.id, before: partOf(before), after: partOf(content) }];
    await recordChange(tx, websiteId, member, { kind, action: 'saved', changes });
    return { method: ownedShippingMethodOf(saved) };
  });
};

const columns = ['title', 'enabled', 'is_pickup', 'vat_class_id', 'rules'] as const;

function changedKeys(before: OwnedShippingMethodContent, after: OwnedShippingMethodContent) {
  return columns.filter((key) => canonical(before[key]) !== canonical(after[key]));
}

/** A value as text in which the order of keys says nothing: the database orders those of a rule its own way. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => a.localeCompare(b)))
      : part,
  );
}
