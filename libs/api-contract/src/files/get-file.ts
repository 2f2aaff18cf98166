import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { fileFields } from './file-fields.ts';

/** Where a stored file can be read; of a private file for ten minutes. */
export const getFile = defineEndpoint({
  name: 'get-file',
  path: '/api/services/websites/v1/files/get',
  audience: 'owner',
  request: z.object({ ...websiteIds, filePath: fileFields.filePath, isPrivate: fileFields.isPrivate }),
  response: z.object({ url: z.string() }),
  errors: ['unauthenticated', 'forbidden'],
});
