import { isLinkAddress } from '@etalage/form-engine/schema';

/** One item of a connected grid; `url` is empty when there is no safe address. */
interface GridEntry {
  title: string;
  description: string;
  url: string;
}

/**
 * Items of a connected grid: those of `dynamic_data`, or of the collection in the page's connection data when that
 * cannot be parsed (BLK-31, BLK-32). Invalid items are left out.
 */
export function gridEntries(
  {
    dynamic_data,
    wms_connection_collection_key: key,
  }: Record<'dynamic_data' | 'wms_connection_collection_key', string>,
  connections: Readonly<Record<string, unknown[]>>,
): GridEntry[] {
  const items =
    listIn(dynamic_data) ?? (Object.hasOwn(connections, key) ? connections[key] : undefined) ?? [];
  return items.flatMap((item) => {
    if (typeof item !== 'object' || item === null) return [];
    const values = item as Record<string, unknown>;
    const textOf = (...names: string[]) => {
      const name = names.find((one) => typeof values[one] === 'string' && values[one] !== '');
      return name ? String(values[name]) : '';
    };
    const url = textOf('link', 'url');
    const description = textOf('short_description', 'description');
    return [{ title: textOf('title', 'name'), description, url: isLinkAddress(url) ? url : '' }];
  });
}

function listIn(json: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
