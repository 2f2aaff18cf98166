import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** How much room the files of the owner take, and how much there is, in bytes. */
export const getStorage = defineEndpoint({
  name: 'get-storage',
  path: '/api/services/websites/v1/library/get-storage',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({ bytes: z.int(), removed_bytes: z.int(), room: z.int() }),
  errors: ['unauthenticated', 'forbidden'],
});
