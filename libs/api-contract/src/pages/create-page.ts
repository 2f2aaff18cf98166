import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { pageSettings, pageTemplateId } from './page-settings.ts';

/** Adds a page that visitors do not see yet: empty, or with the content of a page template. */
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
    /** A page template, ready or of the website; without it the page is empty. */
    template: pageTemplateId.optional(),
  }),
  response: z.object({ id: z.string() }),
  errors: ['unauthenticated', 'forbidden'],
});
