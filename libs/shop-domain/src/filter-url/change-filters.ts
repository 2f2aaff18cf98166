import { isEmpty, type ChosenFilter, type Filters } from './filters.ts';

/** The set with a list value ticked (SRCH-19); a key keeps its place, a new one comes last. */
export function addFilterValue(filters: Filters, key: string, value: string): Filters {
  const values = listOf(filters, key);
  return place(filters, { key, type: 'list', values: values.includes(value) ? values : [...values, value] });
}

/** The set with a list value unticked; an entry without values is dropped (SRCH-20, SRCH-22). */
export function removeFilterValue(filters: Filters, key: string, value: string): Filters {
  const known = filters.find((filter) => filter.key === key);
  if (known?.type !== 'list') return filters;
  return place(filters, { ...known, values: known.values.filter((one) => one !== value) });
}

/**
 * The set with a range's ends as typed, unchecked (SRCH-21, SRCH-27); when both ends are empty the range is removed
 * (SRCH-22).
 */
export function setFilterRange(filters: Filters, key: string, from: string, to: string): Filters {
  return place(filters, { key, type: 'range', from, to });
}

function listOf(filters: Filters, key: string): readonly string[] {
  const known = filters.find((filter) => filter.key === key);
  return known?.type === 'list' ? known.values : [];
}

function place(filters: Filters, changed: ChosenFilter): Filters {
  const isKnown = filters.some((filter) => filter.key === changed.key);
  const all = isKnown
    ? filters.map((filter) => (filter.key === changed.key ? changed : filter))
    : [...filters, changed];
  return all.filter((filter) => !isEmpty(filter));
}
