import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { pageId } from './page-settings.ts';

/** What can be done with several pages at once. */
export const pageActions = ['publish', 'unpublish', 'delete'] as const;

/** Publishes, takes offline or deletes pages: each as if it were alone, so that one that is refused stops no other. */
export const changePages = defineEndpoint({
  name: 'change-pages',
  path: '/api/services/websites/v1/pages/change',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    ids: z.array(pageId).min(1).max(100),
    action: z.enum(pageActions),
  }),
  response: z.object({
    changed: z.array(z.string()),
    refused: z.array(z.object({ id: z.string(), title: z.string(), message: z.string() })),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
