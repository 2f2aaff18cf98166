import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { fileKeys } from './library-file.ts';

/** Takes files out of the bin; those that are not in it do not count. */
export const restoreFiles = defineEndpoint({
  name: 'restore-files',
  path: '/api/services/websites/v1/library/restore',
  audience: 'owner',
  request: z.object({ ...websiteIds, keys: fileKeys }),
  response: z.object({ restored: z.int() }),
  errors: ['unauthenticated', 'forbidden'],
});
