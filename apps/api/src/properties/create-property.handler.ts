import { type createProperty } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { idempotent } from '../calls/idempotent.ts';
import { lockProducts } from '../products/lock-products.ts';
import { insertProperty } from './insert-property.ts';
import { isTitleTaken, propertyRoles, refuseFull } from './property-rules.ts';
import { findProperties } from './property.repository.ts';

/** Adds a property behind the others; a repeated call with the same Idempotency-Key returns the first one. */
export const createPropertyHandler: Handler<typeof createProperty> = async (input, context) => {
  const member = requireRole(context, propertyRoles);
  const { websiteId, idempotencyKey: key, now } = context;
  return context.write(async (tx) => {
    await lockProducts(tx, websiteId);
    const once = { websiteId, scope: `create-property:${member.id}`, key, now: now(), request: input };
    return idempotent(tx, once, async () => {
      const all = await findProperties(tx, websiteId);
      const { title, kind } = input;
      const unit = kind === 'range' ? input.unit : '';
      refuseFull(all);
      if (isTitleTaken(all, title))
        throw new ApiError('validation_failed', { title: [{ key: 'property_title_taken' }] });
      const { id } = await insertProperty(tx, { websiteId, member }, all, { title, kind, unit });
      return { id };
    });
  });
};
