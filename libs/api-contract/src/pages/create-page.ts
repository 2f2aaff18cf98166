import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { pageSettings } from './page-settings.ts';

/** Adds an empty page that visitors do not see yet. */
export const createPage = defineEndpoint({
  name: 'create-page',
  path: '/api/services/websites/v1/pages/create',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    title: pageSettings.title,
    path: pageSettings.path,
    seo_title: pageSettings.seo_title.default(''),
    seo_description: pageSettings.seo_description.default(''),
    noindex: pageSettings.noindex.default(false),
    password: pageSettings.password,
  }),
  response: z.object({ id: z.string() }),
  errors: ['unauthenticated', 'forbidden'],
});
