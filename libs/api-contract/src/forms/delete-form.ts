import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Deletes a form with all its submissions. */
export const deleteForm = defineEndpoint({
  name: 'delete-form',
  path: '/api/services/websites/v1/forms/delete',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: z.string().max(60) }),
  response: z.object({ deleted: z.literal(true) }),
  errors: ['unauthenticated', 'forbidden'],
});
