import { listingUrl } from '@etalage/blocks/render';
import { addFilterValue, formatFilters, setFilterRange, type Filters } from '@etalage/shop-domain';
import { seeOther, type Action } from './action.ts';

/**
 * Filters without JavaScript: redirects from the posted checkboxes and ranges to the address with these filters
 * (SRCH-14).
 */
export const filterAction: Action = async ({ form, path, value }) => {
  const filters = formatFilters(filtersOf(form));
  return seeOther(listingUrl(path, { query: value('query'), filters, page: 1 }));
};

/** The filter set of a posted filter form: `list:<key>`, `from:<key>` and `to:<key>` fields. */
export function filtersOf(form: FormData): Filters {
  let filters: Filters = [];
  for (const [name, value] of form) {
    const [, kind, key] = /^(list|from|to):(.+)$/s.exec(name) ?? [];
    if (key === undefined || typeof value !== 'string') continue;
    if (kind === 'list') filters = addFilterValue(filters, key, value);
    else filters = setFilterRange(filters, key, textOf(form, `from:${key}`), textOf(form, `to:${key}`));
  }
  return filters;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
