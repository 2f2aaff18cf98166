import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { pageId } from './page-settings.ts';

/** Copies a page with its draft to a free address; the copy is not published yet. */
export const duplicatePage = defineEndpoint({
  name: 'duplicate-page',
  path: '/api/services/websites/v1/pages/duplicate',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: pageId }),
  response: z.object({ id: z.string() }),
  errors: ['unauthenticated', 'forbidden'],
});
