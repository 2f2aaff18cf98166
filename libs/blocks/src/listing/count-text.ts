import type { Translate } from '@etalage/texts';
import { formatCount } from '@etalage/texts/format';

/** How many products were found (SRCH-12); of a search that counted not all of them, how many at least. */
export function countText(t: Translate, hits: number, mayBeMore: boolean): string {
  const values = { hits: formatCount(hits) };
  if (mayBeMore && hits > 0) return t('website_search_hits_more', values);
  return t(hits === 1 ? 'website_search_hits_one' : 'website_search_hits', values);
}
