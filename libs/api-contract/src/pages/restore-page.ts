import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { apiPaths } from '../paths.ts';
import { pageId } from './page-settings.ts';

/** Restores a page that was deleted less than 30 days ago; returns its current path. */
export const restorePage = defineEndpoint({
  name: 'restore-page',
  path: apiPaths.restorePage,
  audience: 'owner',
  request: z.object({ ...websiteIds, id: pageId }),
  response: z.object({ path: z.string() }),
  errors: ['unauthenticated', 'forbidden'],
});
