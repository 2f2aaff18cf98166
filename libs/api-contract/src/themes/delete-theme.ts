import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Deletes a theme; the look of the website stays as it is. `createTheme` with the same values brings it back. */
export const deleteTheme = defineEndpoint({
  name: 'delete-theme',
  path: '/api/services/websites/v1/themes/delete',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: z.string().max(60) }),
  response: z.object({ deleted: z.literal(true) }),
  errors: ['unauthenticated', 'forbidden'],
});
