import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Most deleted pages that are listed; the newest. */
export const mostDeletedPages = 500;

/** The pages in the bin, the last one first. */
export const listDeletedPages = defineEndpoint({
  name: 'list-deleted-pages',
  path: '/api/services/websites/v1/pages/deleted',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({
    pages: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        path: z.string(),
        deleted_at: z.string(),
        /** Days until it is removed. */
        days_left: z.int(),
      }),
    ),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
