import { listingUrl } from '@etalage/blocks/render';
import { filtersOfFields, formatFilters, isWithinFilterLimits, MAX_FILTERS } from '@etalage/shop-domain';
import { createTranslate } from '@etalage/texts';
import { seeOther, type Action } from './action.ts';
import { feedbackOf } from './refusal.ts';

/**
 * Filters without JavaScript: redirects from the posted checkboxes and ranges to the address with these filters
 * (SRCH-14). More than a search accepts is refused on the same page.
 */
export const filterAction: Action = async (input) => {
  const { form, path, value } = input;
  const chosen = filtersOfFields(form);
  if (!isWithinFilterLimits(chosen)) {
    const t = createTranslate(input.page.site.texts);
    const message = t('webshop_filters_too_many', { most: MAX_FILTERS });
    return feedbackOf(input, 'filter', { general: [message] }, 422);
  }
  return seeOther(
    listingUrl(path, { query: value('query').slice(0, 200), filters: formatFilters(chosen), page: 1 }),
  );
};
