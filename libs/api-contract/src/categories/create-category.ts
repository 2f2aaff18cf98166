import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Adds a category after the others, without products; visitors see it immediately. */
export const createCategory = defineEndpoint({
  name: 'create-category',
  path: '/api/services/webshop/v1/categories/create',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    title: z.string().trim().min(1).max(200),
    /** Its address on the website, such as `/tafels`. */
    path: z.string().min(1).max(500),
    /** The category that it is below; '' for none. */
    parent_id: z.string().max(200).default(''),
  }),
  response: z.object({ id: z.string() }),
  errors: ['unauthenticated', 'forbidden'],
});
