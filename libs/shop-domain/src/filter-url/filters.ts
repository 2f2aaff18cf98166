import { escapeFilter, unescapeFilter } from './escape-filter.ts';

/** A chosen filter: ticked values of a list, or the typed ends of a range; an open end is an empty text. */
export type ChosenFilter =
  | { key: string; type: 'list'; values: readonly string[] }
  | { key: string; type: 'range'; from: string; to: string };

/** The filter set of a search, in the order of its text; a key occurs once. */
export type Filters = readonly ChosenFilter[];

/**
 * Parses a filter text `key:a,b|key:from<->to` (SRCH-14 to SRCH-18). Never throws: entries without a key or without
 * values are dropped (SRCH-22), list entries with the same key are joined, and of two other entries with the same key
 * the first is kept.
 */
export function parseFilters(text: string): Filters {
  const filters = new Map<string, ChosenFilter>();
  // Collected in sets, so that a text with many entries of one key takes linear time.
  const lists = new Map<string, Set<string>>();
  for (const entry of text.split('|')) {
    const filter = parseEntry(entry);
    if (!filter) continue;
    if (!filters.has(filter.key)) {
      filters.set(filter.key, filter);
      if (filter.type === 'list') lists.set(filter.key, new Set(filter.values));
    } else if (filter.type === 'list') {
      for (const value of filter.values) lists.get(filter.key)?.add(value);
    }
  }
  return [...filters].map(([key, filter]) =>
    filter.type === 'list' ? { ...filter, values: [...(lists.get(key) ?? [])] } : filter,
  );
}

/** Formats a filter set as text, in its own order; empty entries are left out (SRCH-14 to SRCH-18, SRCH-22). */
export function formatFilters(filters: Filters): string {
  return filters
    .filter((filter) => !isEmpty(filter))
    .map((filter) => `${escapeFilter(filter.key)}:${formatValues(filter)}`)
    .join('|');
}

/** Whether an entry chooses nothing, so that it is dropped from set and text (SRCH-22). */
export function isEmpty(filter: ChosenFilter): boolean {
  if (filter.key === '') return true;
  if (filter.type === 'range') return filter.from === '' && filter.to === '';
  return filter.values.every((value) => value === '');
}

function parseEntry(entry: string): ChosenFilter | null {
  const colon = entry.indexOf(':');
  if (colon < 1) return null;
  const key = unescapeFilter(entry.slice(0, colon));
  const written = entry.slice(colon + 1);
  const arrow = written.indexOf('<->');
  const filter: ChosenFilter =
    arrow < 0
      ? { key, type: 'list', values: unique(written.split(',').map(unescapeFilter)) }
      : {
          key,
          type: 'range',
          from: unescapeFilter(written.slice(0, arrow)),
          to: unescapeFilter(written.slice(arrow + '<->'.length)),
        };
  return isEmpty(filter) ? null : filter;
}

function formatValues(filter: ChosenFilter): string {
  if (filter.type === 'range') return `${escapeFilter(filter.from)}<->${escapeFilter(filter.to)}`;
  return unique(filter.values).map(escapeFilter).join(',');
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '');
}
