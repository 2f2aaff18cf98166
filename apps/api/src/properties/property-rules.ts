import { checkProperty, MAX_PROPERTIES, type OwnedPropertyContent } from '@etalage/shop-domain';
import { ApiError, type FieldMessages } from '../calls/api-error.ts';
import type { StoredProperty } from './property.repository.ts';

/** Who keeps the properties (GEN-08). */
export const propertyRoles = ['owner', 'shop'] as const;

/** A property without what its kind leaves unused. */
export function tidied({ title, kind, unit, values }: OwnedPropertyContent): OwnedPropertyContent {
  return {
    title,
    kind,
    unit: kind === 'range' ? unit : '',
    values:
      kind === 'range' ? [] : values.map((one) => ({ ...one, color: kind === 'colour' ? one.color : '' })),
  };
}

/** Throws `validation_failed` if there is no room for another property. */
export function refuseFull(all: readonly StoredProperty[]): void {
  if (all.length < MAX_PROPERTIES) return;
  const general = [{ key: 'properties_too_many' as const, values: { most: MAX_PROPERTIES } }];
  throw new ApiError('validation_failed', { general });
}

/** Whether another property has this title; sheets name properties by it. */
export function isTitleTaken(others: readonly StoredProperty[], title: string, id = ''): boolean {
  return others.some((one) => one.id !== id && one.title.toLowerCase() === title.toLowerCase());
}

/** Refuses what a property cannot become, at its fields. Throws `validation_failed`. */
export function refuseContent(
  stored: StoredProperty,
  content: OwnedPropertyContent,
  all: readonly StoredProperty[],
): void {
  const isOtherType = (stored.kind === 'range') !== (content.kind === 'range');
  const errors = Object.entries(checkProperty(content)).map(([path, texts]) => [`property.${path}`, texts]);
  const fields: FieldMessages = {
    ...(Object.fromEntries(errors) as FieldMessages),
    ...(isOtherType && { 'property.kind': [{ key: 'property_kind_fixed' }] }),
    ...(isTitleTaken(all, content.title, stored.id) && {
      'property.title': [{ key: 'property_title_taken' }],
    }),
  };
  if (Object.keys(fields).length > 0) throw new ApiError('validation_failed', fields);
}
