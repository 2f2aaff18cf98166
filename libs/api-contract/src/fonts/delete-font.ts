import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Deletes a font with its files. One that the look uses is refused at `id`, with the place. */
export const deleteFont = defineEndpoint({
  name: 'delete-font',
  path: '/api/services/websites/v1/fonts/delete',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: z.string().max(60) }),
  response: z.object({ deleted: z.literal(true) }),
  errors: ['unauthenticated', 'forbidden'],
});
