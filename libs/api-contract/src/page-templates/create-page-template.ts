import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { pageId } from '../pages/page-settings.ts';
import { pageTemplateTitle } from './page-template.ts';

/** Keeps what is now in the draft of a page as a template for new pages. */
export const createPageTemplate = defineEndpoint({
  name: 'create-page-template',
  path: '/api/services/websites/v1/page-templates/create',
  audience: 'owner',
  request: z.object({ ...websiteIds, page_id: pageId, title: pageTemplateTitle }),
  response: z.object({ id: z.string() }),
  errors: ['unauthenticated', 'forbidden'],
});
