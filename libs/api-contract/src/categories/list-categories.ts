import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Most categories of a website. */
export const MAX_CATEGORIES = 2000;
/** Most categories that are below each other. */
export const MAX_CATEGORY_LEVELS = 6;

const category = z.object({
  id: z.string(),
  label: z.string(),
  /** The number of categories that it is below; 0 for one without a parent. */
  level: z.int(),
});

/** The categories of a website in their order, each followed by those below it; at most `MAX_CATEGORIES`. */
export const listCategories = defineEndpoint({
  name: 'list-categories',
  path: '/api/services/webshop/v1/categories/list',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({ categories: z.array(category) }),
  errors: ['unauthenticated', 'forbidden'],
});
