import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { drawings, pageTemplate } from './page-template.ts';

/** What a new page can start with: the templates that come with the product, and those of the website by title. */
export const listPageTemplates = defineEndpoint({
  name: 'list-page-templates',
  path: '/api/services/websites/v1/page-templates/list',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({
    ready: z.array(pageTemplate.extend({ about: z.string() })),
    own: z.array(pageTemplate.extend({ updated_at: z.string() })),
    drawings,
  }),
  errors: ['unauthenticated', 'forbidden'],
});
