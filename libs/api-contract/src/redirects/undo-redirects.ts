import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { changeId, redirectId } from './listed-redirect.ts';

/**
 * Undoes all of an earlier change: what was deleted is there again, with the same history. What was undone already does
 * not count; refused as a whole if something of it was changed since.
 */
export const undoRedirects = defineEndpoint({
  name: 'undo-redirects',
  path: '/api/services/websites/v1/redirects/undo',
  audience: 'owner',
  request: z.object({ ...websiteIds, change: redirectId }),
  response: z.object({ undone: z.int(), change: changeId }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});
