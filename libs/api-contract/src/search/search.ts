import { MAX_FILTER_CHARACTERS } from '@etalage/shop-domain';
import { filter, tile } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { visitorPaths } from '../visitor-paths.ts';

/**
 * Searches products, categories and pages (API-23, SRCH-35). `filters` is the filter text of SRCH-14; `current_url` is
 * the category to search within and is empty when there is a query (CAT-21). `info.hits` counts products; `info.may_be_more` is
 * true if the query is so broad that not all were counted, also not those of a filter value.
 */
export const search = defineEndpoint({
  name: 'search',
  path: visitorPaths.search.path,
  audience: 'visitor',
  request: z.object({
    ...websiteIds,
    query: z.string().max(200),
    filters: z.string().max(MAX_FILTER_CHARACTERS),
    current_url: z.string().max(2000),
    limit: z.int().min(1).max(3000),
    /** Number of products to skip, for the next page of results. */
    offset: z.int().min(0).max(100_000).default(0),
  }),
  response: z.object({
    results: z.array(tile),
    filters: z.array(filter).optional(),
    info: z.object({ hits: z.int(), may_be_more: z.boolean().optional() }),
  }),
  errors: [],
});
