import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { fileFields } from './file-fields.ts';

/** Deletes a file permanently. */
export const deleteFile = defineEndpoint({
  name: 'delete-file',
  path: '/api/services/websites/v1/files/delete',
  audience: 'owner',
  request: z.object({ ...websiteIds, filePath: fileFields.filePath, isPrivate: fileFields.isPrivate }),
  response: z.object({ deleted: z.literal(true) }),
  errors: ['unauthenticated', 'forbidden'],
});
