import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { pageFolder } from './page-folders.ts';
import { listedPage } from './page-settings.ts';

/** Maximum number of pages in one reply. */
export const maxListedPages = 500;

/**
 * The pages of the website by path, at most `maxListedPages` after a path; and its folders, in the reply without `after`.
 * `next` is the last path if there are more pages, and else ''.
 */
export const listPages = defineEndpoint({
  name: 'list-pages',
  path: '/api/services/websites/v1/pages/list',
  audience: 'owner',
  request: z.object({ ...websiteIds, after: z.string().max(500).default('') }),
  response: z.object({ pages: z.array(listedPage), folders: z.array(pageFolder), next: z.string() }),
  errors: ['unauthenticated', 'forbidden'],
});
