import type { Filter } from '@etalage/shop-domain';
import { type ChosenFilter, parseFilters } from '@etalage/shop-domain';
import type { FacetRow } from './search.repository.ts';

/**
 * Makes filters of facet rows, in the order of the shop (SRCH-28 to SRCH-30).
 * A chosen value is included also if it has no hits.
 */
export function filtersOf(rows: readonly FacetRow[], filterText: string): Filter[] {
  const chosen = new Map(parseFilters(filterText).map((filter) => [filter.key, filter]));
  const groups = new Map<string, FacetRow[]>();
  for (const row of rows) {
    const name = `${row.type}:${row.key}`;
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return [...groups].map(([name, group]) => filterOf(name, group, chosen.get(group[0]!.key)));
}

function filterOf(name: string, group: readonly FacetRow[], chosen: ChosenFilter | undefined): Filter {
  const { key, type, title, unit } = group[0]!;
  const mine = chosen?.type === type ? chosen : undefined;
  const uid = name.replace(
    /[^a-z0-9]+/gi,
    (odd) => `-${[...odd].map((c) => c.codePointAt(0)!.toString(36)).join('')}-`,
  );
  if (type === 'range') {
    const active = mine?.type === 'range' ? { from: mine.from, to: mine.to } : null;
    return { key, type, title, uid, ...(unit !== '' && { unit }), values: [], active };
  }
  const ticked = mine?.type === 'list' ? mine.values : [];
  const values = group.map(({ value, hits, color }) => ({
    title: value,
    active: ticked.includes(value),
    results: hits,
    ...(color !== '' && { color }),
  }));
  const gone = ticked.filter((value) => !group.some((row) => row.value === value));
  return {
    key,
    type,
    title,
    uid,
    values: [...values, ...gone.map((value) => ({ title: value, active: true, results: 0 }))],
    active: null,
  };
}
