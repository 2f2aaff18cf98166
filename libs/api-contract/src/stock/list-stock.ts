import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { productStates } from '../owned-products/owned-product.ts';

/** Up to this number of rows a total is exact; above it is reported as this number and `is_more`. */
export const MAX_COUNTED_SHELVES = 10_000;

export const shelfSorts = ['title', 'available', 'on_hand'] as const;
/** `low`: at or below the limit of the owner; `out`: nothing left to order; `reserved`: orders hold some of it. */
export const shelfFilters = ['low', 'out', 'reserved'] as const;

/** What is counted by itself: a product without variants, or one variant. */
export const listedShelf = z.object({
  product_id: z.string(),
  /** '' for a product without variants. */
  variant_id: z.string(),
  title: z.string(),
  /** The choices that make the variant; empty without variants. */
  choices: z.array(z.string()),
  article_number: z.string(),
  ean: z.string(),
  /** Its first picture as it is stored, or that of its product; '' without one. */
  picture: z.string(),
  state: z.enum(productStates),
  /** Pieces that are there, of which orders hold `reserved`. */
  on_hand: z.int(),
  reserved: z.int(),
  /** The limit of the product, which holds for each of its variants; null for none. */
  low_stock: z.int().nullable(),
  /** Moment (ISO 8601, UTC) of the last change of its pieces; null if there was none. */
  changed_at: z.string().nullable(),
});

/**
 * What is counted on a website, page by page: products that are not archived, drafts too, and variants that can still be
 * ordered. A page continues after, or ends before, a row of another page.
 */
export const listStock = defineEndpoint({
  name: 'list-stock',
  path: '/api/services/webshop/v1/stock/list',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    /** Words that all occur in title, address, article number, EAN, brand or choices; capitals and accents do not count. */
    query: z.string().max(200),
    filter: z.enum(shelfFilters).optional(),
    sort: z.enum(shelfSorts),
    descending: z.boolean(),
    /** `next` or `previous` of another page; '' for the first page. */
    cursor: z.string().max(2000),
    limit: z.int().min(1).max(200),
  }),
  response: z.object({
    shelves: z.array(listedShelf),
    total: z.int(),
    /** Whether there are more than `MAX_COUNTED_SHELVES`. */
    is_more: z.boolean(),
    /** Cursors of the pages around this one; '' where there is none. */
    next: z.string(),
    previous: z.string(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
