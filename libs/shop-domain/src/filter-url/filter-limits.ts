import { formatFilters, isEmpty, type Filters } from './filters.ts';

/** Maximum number of filters of one search. A shop's page offers fewer. */
export const MAX_FILTERS = 50;

/** Maximum length of a filter text in characters; the contract of `search` refuses a longer one. */
export const MAX_FILTER_CHARACTERS = 4000;

/** Whether a search accepts this filter set; entries that choose nothing do not count. */
export function isWithinFilterLimits(filters: Filters): boolean {
  const chosen = filters.filter((filter) => !isEmpty(filter));
  return chosen.length <= MAX_FILTERS && formatFilters(chosen).length <= MAX_FILTER_CHARACTERS;
}
