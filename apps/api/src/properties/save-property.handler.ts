import type { saveProperty } from '@etalage/api-contract';
import { valueChanges, withChangedValues } from '@etalage/shop-domain';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { lockProducts } from '../products/lock-products.ts';
import { changeProducts, newChange, underStoredTitle } from './change-products.ts';
import { renameInRules } from './change-rules.ts';
import { findProductsWith } from './product-properties.ts';
import { partsOf, type PropertyPart } from './property-parts.ts';
import { propertyRoles, refuseContent, tidied } from './property-rules.ts';
import {
  findProperties,
  spreadTitles,
  storeValues,
  updateProperty,
  withCounts,
} from './property.repository.ts';

/** Stores a property and what that makes of products; a repeat of a save whose reply was lost gets that reply. */
export const savePropertyHandler: Handler<typeof saveProperty> = async (input, context) => {
  const member = requireRole(context, propertyRoles);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockProducts(tx, websiteId);
    const all = await findProperties(tx, websiteId);
    const stored = all.find(({ id }) => id === input.id);
    if (!stored) throw new ApiError('not_found');
    const content = tidied(input.property);
    const parts = partsOf(stored, content);
    const names = stored.values.map(({ value }) => value);
    const changed = valueChanges(names, content.values);
    if (stored.version !== input.version) {
      const isRepeated = stored.version === input.version + 1 && parts.keys.length === 0;
      if (!isRepeated) throw new ApiError('conflict');
    }
    const unchanged = { change: '', products: 0 };
    const isChanged = stored.version === input.version && (parts.keys.length > 0 || changed.size > 0);
    if (!isChanged) return { property: await withCounts(tx, websiteId, stored), ...unchanged };
    refuseContent(stored, content, all);
    const change = newChange();
    const products =
      changed.size === 0 ? [] : await findProductsWith(tx, websiteId, stored.key, [...changed.keys()]);
    const count = await changeProducts(
      tx,
      { websiteId, member, action: 'properties', change },
      underStoredTitle(stored, content),
      {
        products,
        next: (state) => withChangedValues(state.properties, stored.key, changed),
        renameRules: () => renameInRules(tx, { websiteId, member, change }, stored.key, changed),
      },
    );
    await updateProperty(tx, websiteId, stored.id, {
      title: content.title,
      kind: content.kind,
      unit: content.unit,
    });
    if (parts.keys.includes('values' satisfies PropertyPart))
      await storeValues(tx, websiteId, stored.id, content.values);
    if (content.title !== stored.title) await spreadTitles(tx, websiteId, [stored.key]);
    const changes = [{ subjectId: stored.id, before: parts.before, after: parts.after }];
    await recordChange(tx, websiteId, member, { kind: 'property', action: 'saved', changes, change });
    const saved = (await findProperties(tx, websiteId)).find(({ id }) => id === stored.id);
    if (!saved) throw new Error('the property is not there');
    return { property: await withCounts(tx, websiteId, saved), change, products: count };
  });
};
