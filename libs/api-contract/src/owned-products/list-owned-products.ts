import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { productStates } from './owned-product.ts';

/** Up to this number of products a total is exact; above it is reported as this number and `is_more`. */
export const MAX_COUNTED_PRODUCTS = 10_000;

export const productSorts = ['title', 'price', 'stock', 'updated', 'position'] as const;
/** `low`: fewer than the owner's limit; `out`: nothing left to order. Only products with stock management. */
export const stockFilters = ['low', 'out'] as const;

export const listedProduct = z.object({
  id: z.string(),
  version: z.int(),
  state: z.enum(productStates),
  /** Moment (ISO 8601, UTC) from which visitors see a planned product; else null. */
  publish_at: z.string().nullable(),
  title: z.string(),
  url: z.string(),
  /** Its first picture as it is stored; '' without one. */
  picture: z.string(),
  article_number: z.string(),
  /** Cents, on the side of the price mode of the website. */
  price_cents: z.int(),
  sale_price_cents: z.int().nullable(),
  cost_cents: z.int().nullable(),
  /** Its VAT rate in basis points. */
  vat_rate_bp: z.int(),
  /** Whether options can change the price. */
  has_options: z.boolean(),
  variant_count: z.int(),
  stock_management: z.boolean(),
  on_hand: z.int().nullable(),
  reserved: z.int().nullable(),
  /** Titles of its categories, at most three, and how many it has. */
  categories: z.array(z.string()),
  category_count: z.int(),
  updated_at: z.string(),
});

/** Products of a website, page by page; a page continues after, or ends before, a row of another page. */
export const listOwnedProducts = defineEndpoint({
  name: 'list-owned-products',
  path: '/api/services/webshop/v1/products/list-owned',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    /** Words that all occur in title, address, article number, EAN or brand; capitals and accents do not count. */
    query: z.string().max(200),
    /** Absent: all but the archived ones. */
    state: z.enum(productStates).optional(),
    category_id: z.string().max(200).optional(),
    stock: z.enum(stockFilters).optional(),
    /** Only products of this VAT class. */
    vat_class_id: z.string().max(200).optional(),
    sort: z.enum(productSorts),
    descending: z.boolean(),
    /** `next` or `previous` of another page; '' for the first page. */
    cursor: z.string().max(2000),
    limit: z.int().min(1).max(200),
  }),
  response: z.object({
    products: z.array(listedProduct),
    /** The side of the prices. */
    price_mode: z.enum(['gross', 'net']),
    total: z.int(),
    /** Whether there are more than `MAX_COUNTED_PRODUCTS`. */
    is_more: z.boolean(),
    /** Cursors of the pages around this one; '' where there is none. */
    next: z.string(),
    previous: z.string(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
