import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { listedPage, pageId, pageSettings } from './page-settings.ts';

/**
 * Changes the title and path of a page, immediately for visitors too; its old address redirects to the new one.
 */
export const updatePage = defineEndpoint({
  name: 'update-page',
  path: '/api/services/websites/v1/pages/update',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: pageId, ...pageSettings }),
  response: z.object({ page: listedPage }),
  errors: ['unauthenticated', 'forbidden'],
});
