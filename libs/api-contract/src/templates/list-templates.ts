import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

export const listedTemplate = z.object({
  id: z.string(),
  title: z.string(),
  /** `site`: a composition that every website has; `own`: made by the owner, for use on pages. */
  kind: z.enum(['site', 'own']),
  /** `standard`: a composition that was never changed, so that visitors see the standard one. */
  status: z.enum(['standard', 'draft', 'published', 'changed']),
  updated_at: z.string().nullable(),
});

/** The website's compositions, and the owner's own templates by title. */
export const listTemplates = defineEndpoint({
  name: 'list-templates',
  path: '/api/services/websites/v1/templates/list',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({ templates: z.array(listedTemplate) }),
  errors: ['unauthenticated', 'forbidden'],
});
