import type { addPropertyValue, deleteProperty, moveProperty } from '@etalage/api-contract';
import { sql } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { moveWithin } from '../calls/move-within.ts';
import { lockProducts } from '../products/lock-products.ts';
import { addValues } from './add-values.ts';
import { changeProducts, newChange } from './change-products.ts';
import { findProductsWith } from './product-properties.ts';
import { movesTo } from './property-positions.ts';
import { propertyRoles } from './property-rules.ts';
import {
  findListedProperties,
  findProperties,
  ownedPropertyOf,
  spreadTitles,
} from './property.repository.ts';

/** Adds one value behind the others. */
export const addPropertyValueHandler: Handler<typeof addPropertyValue> = async (input, context) => {
  const member = requireRole(context, propertyRoles);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockProducts(tx, websiteId);
    const stored = (await findProperties(tx, websiteId)).find(({ id }) => id === input.id);
    if (!stored) throw new ApiError('not_found');
    const color = stored.kind === 'colour' ? input.color : '';
    const property = await addValues(tx, { websiteId, member }, stored, [{ value: input.value, color }]);
    const known = property.values.find(({ value }) => value.toLowerCase() === input.value.toLowerCase());
    return { property: ownedPropertyOf(property), value: known?.value ?? input.value };
  });
};

/** Puts a property at another place among the others. */
export const movePropertyHandler: Handler<typeof moveProperty> = async ({ id, index }, context) => {
  const member = requireRole(context, propertyRoles);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockProducts(tx, websiteId);
    const all = await findProperties(tx, websiteId);
    const moved = moveWithin(all, id, index);
    if (moved) {
      const { from, to, order } = moved;
      const moves = movesTo(order, to);
      await sql`
        update properties r set position = g.position
        from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as g (id text, position integer)
        where r.website_id = ${websiteId} and r.id = g.id`.execute(tx);
      await spreadTitles(
        tx,
        websiteId,
        moves.map(({ key }) => key),
      );
      const changes = [{ subjectId: id, before: { index: from }, after: { index: to } }];
      await recordChange(tx, websiteId, member, { kind: 'property', action: 'moved', changes });
    }
    return { properties: await findListedProperties(tx, websiteId) };
  });
};

/** Deletes a property with what products have of it. */
export const deletePropertyHandler: Handler<typeof deleteProperty> = async ({ id }, context) => {
  const member = requireRole(context, propertyRoles);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockProducts(tx, websiteId);
    const stored = (await findProperties(tx, websiteId)).find((one) => one.id === id);
    if (!stored) return { change: '' };
    const change = newChange();
    const products = await findProductsWith(tx, websiteId, stored.key);
    const by = { websiteId, member, action: 'properties' as const, change };
    await changeProducts(tx, by, stored, {
      products,
      next: ({ properties }) => properties.filter(({ key }) => key !== stored.key),
    });
    await tx.deleteFrom('properties').where('website_id', '=', websiteId).where('id', '=', id).execute();
    // No product has them now; a later property with this key starts without them.
    await tx
      .deleteFrom('filter_values')
      .where('website_id', '=', websiteId)
      .where('key', '=', stored.key)
      .execute();
    const { id: _id, version: _version, ...before } = stored;
    const changes = [{ subjectId: id, before, after: null }];
    await recordChange(tx, websiteId, member, { kind: 'property', action: 'deleted', changes, change });
    return { change };
  });
};
