import type { search } from '@etalage/api-contract';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { Handler } from '../calls/handler-context.ts';
import { normalisedPath } from '@etalage/site-model';
import { findPricesOf } from '../websites/find-prices-of.ts';
import { filtersOf } from './filters-of.ts';
import { foundBy, requestedFilters } from './search-query.ts';
import { type FoundProducts, findProducts } from './search.repository.ts';
import { withFocus } from './tile-focus.repository.ts';
import { plainTile, productTile } from './tile.mapper.ts';

const NO_RESULTS: FoundProducts = { hits: 0, mayBeMore: false, products: [], facets: [], others: [] };

interface SearchInput {
  readonly query: string;
  readonly filters: string;
  readonly current_url: string;
  readonly limit: number;
  readonly offset: number;
}

/** Products, categories and pages for a typed query, or the products of a category (API-23, SRCH-35, CAT-21). */
export const searchHandler: Handler<typeof search> = async (input, { read, websiteId, counts, now }) =>
  read(async (tx) => {
    // Started together: neither needs the answer of the other.
    const [settings, found] = await Promise.all([
      findPricesOf(tx, websiteId, now()),
      lookUp(tx, websiteId, input),
    ]);
    if (isInVain(input, found)) counts.addMissedWords(websiteId, input.query);
    const products = found.products.map((product) => productTile(product, settings));
    const others = input.offset === 0 ? found.others.map(plainTile) : [];
    return {
      results: await withFocus(tx, websiteId, [...products, ...others].slice(0, input.limit)),
      // Filters are present if the query finds products (SRCH-35), also if the chosen filters exclude all of them.
      ...(found.facets.length > 0 && { filters: filtersOf(found.facets, input.filters) }),
      info: { hits: found.hits, ...(found.mayBeMore && { may_be_more: true }) },
    };
  });

/** Whether words were searched for that nothing has; chosen filters may exclude everything too. */
function isInVain({ query, filters, offset }: SearchInput, { hits, facets }: FoundProducts): boolean {
  return query.trim() !== '' && filters.trim() === '' && offset === 0 && hits === 0 && facets.length === 0;
}

async function lookUp(tx: WebsiteTransaction, websiteId: string, input: SearchInput): Promise<FoundProducts> {
  const { query, limit, offset } = input;
  const filters = requestedFilters(input.filters);
  const rest = { filters, withFacets: true, limit, offset };
  if (query.trim() === '') {
    if (input.current_url === '') return NO_RESULTS;
    const categoryUrl = normalisedPath(input.current_url.replace(/^https?:\/\/[^/]+/i, ''));
    return findProducts(tx, websiteId, { ...rest, categoryUrl });
  }
  const found = foundBy(query);
  return found ? findProducts(tx, websiteId, { ...rest, found }) : NO_RESULTS;
}
