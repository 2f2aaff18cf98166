import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Adds a template of the owner's own, empty or a copy of another; `revision` is that of its draft. */
export const createTemplate = defineEndpoint({
  name: 'create-template',
  path: '/api/services/websites/v1/templates/create',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    title: z.string().trim().min(1).max(200),
    copy_of: z.string().max(64).optional(),
  }),
  response: z.object({ id: z.string(), revision: z.int() }),
  errors: ['unauthenticated', 'forbidden'],
});
