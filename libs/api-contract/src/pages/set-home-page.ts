import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { listedPage, pageId } from './page-settings.ts';

/**
 * Makes a published page the home page: its address becomes `/`, its old one redirects there, and the page that was the
 * home page gets an address of its own. A page that is the home page already stays so.
 */
export const setHomePage = defineEndpoint({
  name: 'set-home-page',
  path: '/api/services/websites/v1/pages/set-home',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: pageId }),
  response: z.object({
    page: listedPage,
    /** The page that was the home page, at its new address; null if there was none. */
    before: z.object({ id: z.string(), path: z.string() }).nullable(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
