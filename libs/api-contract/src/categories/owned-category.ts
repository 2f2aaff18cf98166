import { ownedCategoryContent } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

const categoryId = z.string().min(1).max(200);
const categoryVersion = z.int().min(1).max(2_000_000_000);

/** A category as its owner edits it, and what only other calls change. */
export const ownedCategory = ownedCategoryContent.extend({
  id: z.string(),
  /** Increases with every change of its content. */
  version: z.int(),
  /** The category that it is below; '' for none. */
  parent_id: z.string(),
});

/** A category in the tree of its owner. */
export const listedCategory = z.object({
  id: z.string(),
  parent_id: z.string(),
  title: z.string(),
  url: z.string(),
  status: ownedCategoryContent.shape.status,
  /** Its picture as it is stored; '' without one. */
  image: z.string(),
  /** Its products, also those that visitors do not see. */
  product_count: z.int(),
  /** Whether a rule decides which products it has. */
  has_rule: z.boolean(),
});

/** Every category of a website, those of one parent in their order; at most `MAX_CATEGORIES`. */
export const listOwnedCategories = defineEndpoint({
  name: 'list-owned-categories',
  path: '/api/services/webshop/v1/categories/list-owned',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({ categories: z.array(listedCategory) }),
  errors: ['unauthenticated', 'forbidden'],
});

/** A category to edit. */
export const getOwnedCategory = defineEndpoint({
  name: 'get-owned-category',
  path: '/api/services/webshop/v1/categories/get-owned',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: categoryId }),
  response: z.object({ category: ownedCategory }),
  errors: ['unauthenticated', 'forbidden'],
});

/**
 * Stores a category as one change, immediately for visitors; its old address redirects to the new one. If it has changed
 * since `version`: 409 `conflict`, and nothing is stored.
 */
export const saveCategory = defineEndpoint({
  name: 'save-category',
  path: '/api/services/webshop/v1/categories/save',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    id: categoryId,
    version: categoryVersion,
    category: ownedCategoryContent,
  }),
  response: z.object({ category: ownedCategory }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});

/**
 * Puts a category, with all below it, below another one, at a place among the categories there; its address stays. A
 * repeated call changes nothing.
 */
export const moveCategory = defineEndpoint({
  name: 'move-category',
  path: '/api/services/webshop/v1/categories/move',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    id: categoryId,
    /** '' for none. */
    parent_id: z.string().max(200),
    /** Its place among the others there: 0 is the first; one that is too high is the last. */
    index: z.int().min(0).max(2000),
  }),
  response: z.object({ categories: z.array(listedCategory) }),
  errors: ['unauthenticated', 'forbidden'],
});

/** What members changed at a category, newest first, at most the last hundred. */
export const listCategoryEvents = defineEndpoint({
  name: 'list-category-events',
  path: '/api/services/webshop/v1/categories/list-events',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: categoryId }),
  response: z.object({
    events: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        member: z.string(),
        action: z.enum(['saved', 'moved', 'placed', 'added', 'removed']),
        before: z.record(z.string(), z.unknown()).nullable(),
        after: z.record(z.string(), z.unknown()).nullable(),
      }),
    ),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
