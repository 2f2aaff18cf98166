import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { fileKeys } from './library-file.ts';

/** Deletes files of the bin for ever, which makes room; those that visitors see, or that are not in the bin, stay. */
export const eraseFiles = defineEndpoint({
  name: 'erase-files',
  path: '/api/services/websites/v1/library/erase',
  audience: 'owner',
  request: z.object({ ...websiteIds, keys: fileKeys }),
  response: z.object({ erased: z.int() }),
  errors: ['unauthenticated', 'forbidden'],
});
