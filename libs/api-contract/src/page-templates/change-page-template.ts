import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { pageId, pageTemplateId } from '../pages/page-settings.ts';
import { pageTemplateTitle } from './page-template.ts';

/** Renames a page template of the website. */
export const renamePageTemplate = defineEndpoint({
  name: 'rename-page-template',
  path: '/api/services/websites/v1/page-templates/rename',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: pageTemplateId, title: pageTemplateTitle }),
  response: z.object({ title: z.string() }),
  errors: ['unauthenticated', 'forbidden'],
});

/** Gives a page template the content that is now in the draft of a page. Pages that were made from it stay as they are. */
export const replacePageTemplate = defineEndpoint({
  name: 'replace-page-template',
  path: '/api/services/websites/v1/page-templates/replace',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: pageTemplateId, page_id: pageId }),
  response: z.object({ replaced: z.literal(true) }),
  errors: ['unauthenticated', 'forbidden'],
});

/** Deletes a page template of the website for good. Pages that were made from it stay as they are. */
export const deletePageTemplate = defineEndpoint({
  name: 'delete-page-template',
  path: '/api/services/websites/v1/page-templates/delete',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: pageTemplateId }),
  response: z.object({ deleted: z.literal(true) }),
  errors: ['unauthenticated', 'forbidden'],
});
