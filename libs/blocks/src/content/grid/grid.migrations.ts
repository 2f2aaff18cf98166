import type { Migration } from '../../runtime/define-block.ts';
import { collectionNames } from '../../runtime/collection-list.ts';
import { isConnected } from './grid-connection.ts';

/**
 * The items of a connected grid were JSON in `dynamic_data`; they are a list of fields now. JSON that cannot be parsed
 * stays stored, and the grid shows the collection that it names (BLK-31, BLK-32). A name that is no collection of the
 * website selected nothing and still does.
 */
export const collectionInFields: Migration = {
  name: 'choose-the-collection-in-fields',
  up: ({ dynamic_data, wms_connection_collection_key: key, ...stored }) => {
    const items = listIn(dynamic_data);
    const own = { wms_connection_collection_key: 'own' };
    if (items) return { ...stored, ...own, entries: items.flatMap(entryOf) };
    const unparsed = typeof dynamic_data === 'string' && dynamic_data !== '' ? { dynamic_data } : {};
    if (isCollection(key)) return { ...stored, ...unparsed, wms_connection_collection_key: key };
    return isConnected(stored) ? { ...stored, ...unparsed, ...own } : { ...stored, ...unparsed };
  },
};

function isCollection(key: unknown): boolean {
  return (collectionNames as readonly unknown[]).includes(key);
}

function listIn(json: unknown): unknown[] | undefined {
  try {
    const value: unknown = typeof json === 'string' ? JSON.parse(json) : undefined;
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * One item of the list. Its key follows from its place: dashboard and server migrate the same document and must come to
 * the same result.
 */
function entryOf(item: unknown, index: number): object[] {
  if (typeof item !== 'object' || item === null) return [];
  const values = item as Record<string, unknown>;
  const textOf = (...names: string[]) =>
    names.map((name) => values[name]).find((value) => typeof value === 'string' && value !== '') ?? '';
  const attributes = {
    title: textOf('title', 'name'),
    description: textOf('short_description', 'description'),
    url: textOf('link', 'url'),
  };
  return [{ layout: 'item', key: `entry${String(index).padStart(11, '0')}`, attributes }];
}
