import type { ChosenFilter, Filters } from './filters.ts';

type Found = { readonly list: Set<string> } | { from?: string; to?: string };

/**
 * The filter set of a posted filter form (SRCH-14): a field `list:<key>` per ticked value, and `from:<key>` and
 * `to:<key>` with the typed ends of a range. Other fields are skipped. When a key has both kinds, the last one is used;
 * of two equal ends, the first one. Takes time in proportion to the number of fields.
 */
export function filtersOfFields(fields: Iterable<readonly [name: string, value: unknown]>): Filters {
  const found = new Map<string, Found>();
  for (const [name, value] of fields) {
    const [, kind, key] = /^(list|from|to):(.+)/s.exec(name) ?? [];
    if (key === undefined || typeof value !== 'string') continue;
    const known = found.get(key);
    if (kind === 'list') {
      if (known && 'list' in known) known.list.add(value);
      else found.set(key, { list: new Set([value]) });
    } else {
      const range = known && !('list' in known) ? known : {};
      range[kind === 'from' ? 'from' : 'to'] ??= value.trim();
      found.set(key, range);
    }
  }
  return [...found].map(([key, one]): ChosenFilter => {
    if ('list' in one) return { key, type: 'list', values: [...one.list] };
    return { key, type: 'range', from: one.from ?? '', to: one.to ?? '' };
  });
}
