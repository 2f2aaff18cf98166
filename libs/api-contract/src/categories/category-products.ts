import { categoryRule } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

const id = z.string().min(1).max(200);
const place = z.string().max(200);

/** Number of products of a category in one reply. */
export const CATEGORY_PRODUCTS = 200;

/** Maximum number of products that one call puts in a category. */
export const MAX_ADDED_PRODUCTS = 100;

/** A product of a category; amounts are cents of the price mode. */
export const categoryProduct = z.object({
  id: z.string(),
  title: z.string(),
  /** Its main picture as it is stored; '' without one. */
  picture: z.string(),
  status: z.enum(['draft', 'published', 'archived']),
  /** The lowest price of one piece. */
  price_cents: z.int(),
});

/** The products of a category itself, in the order in which visitors see them, also those that they do not see. */
export const listCategoryProducts = defineEndpoint({
  name: 'list-category-products',
  path: '/api/services/webshop/v1/categories/list-products',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    id,
    /** The `next` of another page; '' for the first. */
    cursor: z.string().max(2000),
  }),
  response: z.object({
    products: z.array(categoryProduct),
    /** Of the whole category. */
    total: z.int(),
    next: z.string(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});

/**
 * Puts a product of a category before another one in the order by hand, immediately for visitors. Returns before which one
 * it stood. A repeated call changes nothing; if the other one is gone, it is the last.
 */
export const placeCategoryProduct = defineEndpoint({
  name: 'place-category-product',
  path: '/api/services/webshop/v1/categories/place-product',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    id,
    product_id: id,
    /** '' for the last place. */
    before: place,
  }),
  response: z.object({ before: z.string() }),
  errors: ['unauthenticated', 'forbidden'],
});

/** Puts products in a category that has them by hand, before another one; those that are in it stay where they are. */
export const addCategoryProducts = defineEndpoint({
  name: 'add-category-products',
  path: '/api/services/webshop/v1/categories/add-products',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    id,
    product_ids: z.array(id).min(1).max(MAX_ADDED_PRODUCTS),
    before: place,
  }),
  response: z.object({ added: z.array(z.string()) }),
  errors: ['unauthenticated', 'forbidden'],
});

/** Takes a product out of a category that has it by hand; returns before which one it stood. Repeated, it changes nothing. */
export const removeCategoryProduct = defineEndpoint({
  name: 'remove-category-product',
  path: '/api/services/webshop/v1/categories/remove-product',
  audience: 'owner',
  request: z.object({ ...websiteIds, id, product_id: id }),
  response: z.object({ before: z.string() }),
  errors: ['unauthenticated', 'forbidden'],
});

/** How many products a rule has, and the first of them; nothing is stored. A rule that makes no sense yet has none. */
export const matchCategoryRule = defineEndpoint({
  name: 'match-category-rule',
  path: '/api/services/webshop/v1/categories/match-rule',
  audience: 'owner',
  request: z.object({ ...websiteIds, rule: categoryRule }),
  response: z.object({
    total: z.int(),
    /** Those that visitors see. */
    visible: z.int(),
    products: z.array(categoryProduct),
  }),
  errors: ['unauthenticated', 'forbidden'],
});

/** The filters that products of the website have, in the order in which visitors see them. */
export const listFilterKeys = defineEndpoint({
  name: 'list-filter-keys',
  path: '/api/services/webshop/v1/categories/list-filter-keys',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({
    filters: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        type: z.enum(['list', 'range']),
        /** Values of a list, at most 200. */
        values: z.array(z.string()),
        /** Whether a product has it now. */
        is_used: z.boolean(),
      }),
    ),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
