import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { fileKeys, usedFile } from './library-file.ts';

/**
 * Puts files in the bin; those that are there already do not count. Without `is_confirmed` none is deleted if visitors see
 * one of them: `in_use` then names the places.
 */
export const deleteFiles = defineEndpoint({
  name: 'delete-files',
  path: '/api/services/websites/v1/library/delete',
  audience: 'owner',
  request: z.object({ ...websiteIds, keys: fileKeys, is_confirmed: z.boolean() }),
  response: z.object({ deleted: z.int(), in_use: z.array(usedFile) }),
  errors: ['unauthenticated', 'forbidden'],
});
