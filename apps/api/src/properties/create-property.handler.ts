import { type createProperty } from '@etalage/api-contract';
import { pathWords } from '@etalage/site-model';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { idempotent } from '../calls/idempotent.ts';
import { newId } from '../db/new-id.ts';
import { lockProducts } from '../products/lock-products.ts';
import { positionAt } from './property-positions.ts';
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
      const id = newId();
      const position = positionAt(all.at(-1)?.position, undefined) ?? 0;
      const own = {
        title,
        kind,
        unit,
        key: freeKey(
          title,
          all.map((one) => one.key),
        ),
      };
      await tx
        .insertInto('properties')
        .values({ ...own, website_id: websiteId, id, position })
        .execute();
      const changes = [{ subjectId: id, before: null, after: own }];
      await recordChange(tx, websiteId, member, { kind: 'property', action: 'created', changes });
      return { id };
    });
  });
};

/** A key made of a title that no other property has. */
function freeKey(title: string, taken: readonly string[]): string {
  const name = pathWords(title) || 'kenmerk';
  let key = name;
  for (let number = 2; taken.includes(key); number += 1) key = `${name}-${number}`;
  return key;
}
