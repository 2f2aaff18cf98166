import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { pageFolder } from './page-folders.ts';
import { listedPage } from './page-settings.ts';

/** All pages and folders of the website, by path. */
export const listPages = defineEndpoint({
  name: 'list-pages',
  path: '/api/services/websites/v1/pages/list',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({ pages: z.array(listedPage), folders: z.array(pageFolder) }),
  errors: ['unauthenticated', 'forbidden'],
});
