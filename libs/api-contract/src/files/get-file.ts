import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { fileFields } from './file-fields.ts';

/** The address of a stored file; for a private file it is valid for ten minutes. */
export const getFile = defineEndpoint({
  name: 'get-file',
  path: '/api/services/websites/v1/files/get',
  audience: 'owner',
  request: z.object({ ...websiteIds, filePath: fileFields.filePath, isPrivate: fileFields.isPrivate }),
  response: z.object({ url: z.string() }),
  errors: ['unauthenticated', 'forbidden'],
});
