import type { restoreProperty } from '@etalage/api-contract';
import { checkProperty } from '@etalage/shop-domain';
import { type AuditEvent, findChange, findHistory, recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { lockProducts } from '../products/lock-products.ts';
import { changeProducts, newChange, underStoredTitle } from './change-products.ts';
import { putBackRules } from './change-rules.ts';
import { findProductStates, findProductsWith, type ProductState } from './product-properties.ts';
import { partsOf, type PropertyState } from './property-parts.ts';
import { isTitleTaken, propertyRoles } from './property-rules.ts';
import {
  findProperties,
  spreadTitles,
  storeValues,
  type StoredProperty,
  updateProperty,
  withCounts,
} from './property.repository.ts';
import { MOST_EVENTS } from './read-properties.handlers.ts';
import { stateBefore, valuesBefore, withUsedValues } from './restored-state.ts';

/** Makes a property what it was after an event, with what was changed of products since. */
export const restorePropertyHandler: Handler<typeof restoreProperty> = async (input, context) => {
  const member = requireRole(context, propertyRoles);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockProducts(tx, websiteId);
    const all = await findProperties(tx, websiteId);
    const stored = all.find(({ id }) => id === input.id);
    if (!stored) throw new ApiError('not_found');
    if (stored.version !== input.version) throw new ApiError('conflict');
    const newer = await findNewer(tx, websiteId, input);
    const earlier = stateBefore(stored, newer);
    const products = await productsBefore(tx, websiteId, stored, { newer, earlier });
    const used = [...products.next.values()].flat();
    const later = newer.map(({ before }) => (before as Partial<PropertyState> | null)?.values ?? []);
    const content = withUsedValues(earlier, used, [stored.values, ...later]);
    refuseState(content, stored, all);

    const change = newChange();
    const by = { websiteId, member, change };
    const count = await changeProducts(tx, { ...by, action: 'undone' }, underStoredTitle(stored, content), {
      products: products.states,
      next: ({ id, properties }) => [
        ...properties.filter(({ key }) => key !== stored.key),
        { key: stored.key, values: [...(products.next.get(id) ?? [])] },
      ],
      renameRules: async () => {
        for (const { change_id } of newer) await putBackRules(tx, by, change_id);
      },
    });
    const parts = partsOf(stored, content);
    const { title, kind, unit } = content;
    const isChanged = parts.keys.length > 0 || count > 0;
    if (isChanged) await updateProperty(tx, websiteId, stored.id, { title, kind, unit });
    if (parts.keys.includes('values')) await storeValues(tx, websiteId, stored.id, content.values);
    if (parts.keys.includes('title')) await spreadTitles(tx, websiteId, [stored.key]);
    const changes = isChanged ? [{ subjectId: stored.id, before: parts.before, after: parts.after }] : [];
    await recordChange(tx, websiteId, member, { kind: 'property', action: 'restored', changes, change });
    const saved = (await findProperties(tx, websiteId)).find(({ id }) => id === stored.id);
    if (!saved) throw new Error('the property is not there');
    const property = await withCounts(tx, websiteId, saved);
    return { property, change: isChanged ? change : '', products: count, kept: products.kept };
  });
};

/** The changes of a property after an event, newest first. */
async function findNewer(
  tx: WebsiteTransaction,
  websiteId: string,
  { id, event }: { id: string; event: string },
): Promise<AuditEvent[]> {
  const events = await findHistory(tx, websiteId, { kind: 'property', id }, MOST_EVENTS);
  const place = events.findIndex((one) => one.id === event);
  if (place < 0) throw new ApiError('not_found');
  return events.slice(0, place);
}

/** What products had of a property before these changes; `kept` counts those that were changed otherwise since. */
async function productsBefore(
  tx: WebsiteTransaction,
  websiteId: string,
  { key }: StoredProperty,
  { newer, earlier }: { newer: readonly AuditEvent[]; earlier: PropertyState },
) {
  // Of values that differ in case only, a property has one.
  const spelling = new Map(earlier.values.map(({ value }) => [value.toLowerCase(), value]));
  const eventsOf = new Map<string, AuditEvent[]>();
  for (const { change_id } of newer)
    for (const event of await findChange(tx, websiteId, 'product', change_id))
      eventsOf.set(event.subject_id, [...(eventsOf.get(event.subject_id) ?? []), event]);
  const having = await findProductsWith(tx, websiteId, key);
  const others = await findProductStates(tx, websiteId, [...eventsOf.keys()]);
  const states: ProductState[] = [...new Map([...having, ...others].map((one) => [one.id, one])).values()];
  const found = states.map((state) => ({
    id: state.id,
    ...valuesBefore(state, key, eventsOf.get(state.id) ?? []),
  }));
  return {
    states,
    next: new Map(
      found.map(({ id, values }) => [id, values.map((one) => spelling.get(one.toLowerCase()) ?? one)]),
    ),
    kept: found.filter(({ isKept }) => isKept).length,
  };
}

/** Refuses an earlier state that the rules of now, or another property, leave no room for. */
function refuseState(content: PropertyState, stored: StoredProperty, all: readonly StoredProperty[]): void {
  if (isTitleTaken(all, content.title, stored.id))
    throw new ApiError('validation_failed', { general: [{ key: 'property_title_taken' }] });
  const values = content.values.map((one) => ({ ...one, from: [] }));
  const general = Object.values(checkProperty({ ...content, values })).flat();
  if (general.length > 0) throw new ApiError('validation_failed', { general });
}
