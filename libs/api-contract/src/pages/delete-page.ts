import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { pageId } from './page-settings.ts';

/** Deletes a page; for 30 days `restore-page` can restore it. */
export const deletePage = defineEndpoint({
  name: 'delete-page',
  path: '/api/services/websites/v1/pages/delete',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: pageId }),
  response: z.object({ deleted: z.literal(true) }),
  errors: ['unauthenticated', 'forbidden'],
});
