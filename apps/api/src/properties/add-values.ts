import { MAX_PROPERTY_VALUES } from '@etalage/shop-domain';
import { recordChange } from '../audit/audit.repository.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Member } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { appendValues, type StoredProperty, updateProperty } from './property.repository.ts';

interface By {
  readonly websiteId: string;
  readonly member: Pick<Member, 'id' | 'name'>;
}

/**
 * Adds values behind those of a property, and returns what it became; those that are there, in whatever case, stay as they
 * are. Throws `validation_failed` if there is no room, or if it is a range. The caller locked the products.
 */
export async function addValues(
  tx: WebsiteTransaction,
  { websiteId, member }: By,
  stored: StoredProperty,
  given: readonly { readonly value: string; readonly color: string }[],
): Promise<StoredProperty> {
  if (stored.kind === 'range')
    throw new ApiError('validation_failed', { value: [{ key: 'property_kind_fixed' }] });
  const known = new Set(stored.values.map(({ value }) => value.toLowerCase()));
  const added = given.filter(({ value }) => {
    const isNew = !known.has(value.toLowerCase());
    known.add(value.toLowerCase());
    return isNew;
  });
  if (added.length === 0) return stored;
  const values = [...stored.values, ...added];
  if (values.length > MAX_PROPERTY_VALUES) {
    const text = { key: 'property_values_too_many', values: { most: MAX_PROPERTY_VALUES } };
    throw new ApiError('validation_failed', { value: [text] });
  }
  const next = { ...stored, version: stored.version + 1, values };
  await updateProperty(tx, websiteId, stored.id, {});
  await appendValues(tx, websiteId, stored, added);
  // Only what came: an event with all values for each that is added would grow with their square.
  const changes = [{ subjectId: stored.id, before: {}, after: { added } }];
  await recordChange(tx, websiteId, member, { kind: 'property', action: 'saved', changes });
  return next;
}
