import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { listedPage } from './page-settings.ts';

/** All pages of the website, by path. */
export const listPages = defineEndpoint({
  name: 'list-pages',
  path: '/api/services/websites/v1/pages/list',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({ pages: z.array(listedPage) }),
  errors: ['unauthenticated', 'forbidden'],
});
