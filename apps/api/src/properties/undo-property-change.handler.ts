import type { undoPropertyChange } from '@etalage/api-contract';
import { type AuditEvent, findChange, recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { lockProducts } from '../products/lock-products.ts';
import { changeProducts, newChange } from './change-products.ts';
import { putBackRules } from './change-rules.ts';
import { findProductStates } from './product-properties.ts';
import { hasParts, type PropertyState } from './property-parts.ts';
import { isTitleTaken, propertyRoles, refuseFull } from './property-rules.ts';
import {
  findProperties,
  spreadTitles,
  storeValues,
  type StoredProperty,
  updateProperty,
} from './property.repository.ts';
import { hasSame, propertiesOf, valuesOf } from './restored-state.ts';

type DeletedProperty = Omit<StoredProperty, 'id' | 'version'>;

/** Undoes a save or a deletion of a property, with what it changed of products. */
export const undoPropertyChangeHandler: Handler<typeof undoPropertyChange> = async (input, context) => {
  const member = requireRole(context, propertyRoles);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockProducts(tx, websiteId);
    const [event] = await findChange(tx, websiteId, 'property', input.change);
    if (!event?.before) throw new ApiError('not_found');
    const all = await findProperties(tx, websiteId);
    const stored = all.find(({ id }) => id === event.subject_id);
    const isDone = event.after ? stored && hasParts(stored, event.before) : stored !== undefined;
    if (isDone) return { kept: 0 };
    const title = (event.before['title'] as string | undefined) ?? stored?.title ?? '';
    if (!stored) refuseFull(all);
    const isChanged = event.after ? !stored || !hasParts(stored, event.after) : isKeyTaken(all, event.before);
    if (isChanged || isTitleTaken(all, title, event.subject_id))
      throw new ApiError('validation_failed', { general: [{ key: 'property_changed_since' }] });
    const property = await putBack(tx, websiteId, stored, event);
    await spreadTitles(tx, websiteId, [property.key]);
    const change = newChange();
    const kept = await putBackProducts(tx, { websiteId, member, change }, property, input.change);
    const changes = [{ subjectId: property.id, before: event.after, after: event.before }];
    await recordChange(tx, websiteId, member, { kind: 'property', action: 'undone', changes, change });
    return { kept };
  });
};

function isKeyTaken(all: readonly StoredProperty[], before: Readonly<Record<string, unknown>>): boolean {
  return all.some(({ key }) => key === before['key']);
}

/** Stores the property as it was before. */
async function putBack(
  tx: WebsiteTransaction,
  websiteId: string,
  stored: StoredProperty | undefined,
  { subject_id: id, before }: AuditEvent,
): Promise<StoredProperty> {
  if (stored) {
    const earlier = before as Partial<PropertyState>;
    const { values, ...parts } = earlier;
    await updateProperty(tx, websiteId, id, parts);
    if (values) await storeValues(tx, websiteId, id, values);
    return { ...stored, ...parts, ...(values && { values: [...values] }) };
  }
  const { values, ...own } = before as unknown as DeletedProperty;
  await tx
    .insertInto('properties')
    .values({ ...own, website_id: websiteId, id })
    .execute();
  await storeValues(tx, websiteId, id, values);
  return { ...own, values, id, version: 1 };
}

/** Gives products back what they had of the property; returns how many were changed since, and keep what they have. */
async function putBackProducts(
  tx: WebsiteTransaction,
  by: Omit<Parameters<typeof changeProducts>[1], 'action'>,
  property: StoredProperty,
  changeId: string,
): Promise<number> {
  const { websiteId } = by;
  const events = await findChange(tx, websiteId, 'product', changeId);
  const byProduct = new Map(events.map((event) => [event.subject_id, event]));
  const states = await findProductStates(tx, websiteId, [...byProduct.keys()]);
  const isUntouched = ({ id, properties }: (typeof states)[number]) =>
    hasSame(
      valuesOf(properties, property.key),
      valuesOf(propertiesOf(byProduct.get(id)?.after), property.key),
    );
  const untouched = states.filter(isUntouched);
  await changeProducts(tx, { ...by, action: 'undone' }, property, {
    products: untouched,
    next: ({ id, properties }) => [
      ...properties.filter(({ key }) => key !== property.key),
      ...propertiesOf(byProduct.get(id)?.before).filter(({ key }) => key === property.key),
    ],
    renameRules: () => putBackRules(tx, by, changeId),
  });
  return states.length - untouched.length;
}
