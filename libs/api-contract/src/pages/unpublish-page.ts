import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { listedPage, pageId } from './page-settings.ts';

/** Takes a page offline: visitors get 404, its draft and its versions stay. The home page cannot be taken offline. */
export const unpublishPage = defineEndpoint({
  name: 'unpublish-page',
  path: '/api/services/websites/v1/pages/unpublish',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: pageId }),
  response: z.object({ page: listedPage }),
  errors: ['unauthenticated', 'forbidden'],
});
