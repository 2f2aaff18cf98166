import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

const templateId = z.string().min(1).max(64);

/** Renames a template of the owner's own. */
export const renameTemplate = defineEndpoint({
  name: 'rename-template',
  path: '/api/services/websites/v1/templates/rename',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: templateId, title: z.string().trim().min(1).max(200) }),
  response: z.object({ title: z.string() }),
  errors: ['unauthenticated', 'forbidden'],
});

/**
 * Deletes a template of the owner's own; for 30 days `restoreTemplate` brings it back. One that a page or another template
 * shows is refused with `validation_failed`: nothing on the website becomes empty.
 */
export const deleteTemplate = defineEndpoint({
  name: 'delete-template',
  path: '/api/services/websites/v1/templates/delete',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: templateId }),
  response: z.object({ deleted: z.literal(true) }),
  errors: ['unauthenticated', 'forbidden'],
});

/** Brings a deleted template back, with its draft and versions. */
export const restoreTemplate = defineEndpoint({
  name: 'restore-template',
  path: '/api/services/websites/v1/templates/restore',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: templateId }),
  response: z.object({ restored: z.literal(true) }),
  errors: ['unauthenticated', 'forbidden'],
});
