import type { FormValues } from '@etalage/form-engine/schema';
import type { CollectionName } from '../../runtime/collection-list.ts';

/** The collection of a grid that names none. */
export const initialCollection: CollectionName = 'products';

/** Whether the stored data of a grid takes its items from a collection. */
export function isConnected({ connection_type: type }: FormValues): boolean {
  return type === 'collection' || type === 'query';
}

/** Whether a setting of this collection shows. */
export function takesFrom(name: CollectionName): (values: FormValues) => boolean {
  return (values) =>
    isConnected(values) && (values['wms_connection_collection_key'] ?? initialCollection) === name;
}

/** Whether a setting that selects from this collection shows: a grid with a whole collection has no rules. */
export function selectsFrom(name: CollectionName): (values: FormValues) => boolean {
  const takes = takesFrom(name);
  return (values) => values['connection_type'] === 'query' && takes(values);
}
