import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { pageId } from './page-settings.ts';

/** Restores a page that was deleted less than 30 days ago; returns its current path. */
export const restorePage = defineEndpoint({
  name: 'restore-page',
  path: '/api/services/websites/v1/pages/restore',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: pageId }),
  response: z.object({ path: z.string() }),
  errors: ['unauthenticated', 'forbidden'],
});
