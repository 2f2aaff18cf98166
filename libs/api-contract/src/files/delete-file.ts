import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { fileFields } from './file-fields.ts';

/** Puts a file in the bin. One that visitors see is refused with the places, unless `is_confirmed`. */
export const deleteFile = defineEndpoint({
  name: 'delete-file',
  path: '/api/services/websites/v1/files/delete',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    filePath: fileFields.filePath,
    isPrivate: fileFields.isPrivate,
    is_confirmed: z.boolean().default(false),
  }),
  response: z.object({ deleted: z.literal(true) }),
  errors: ['unauthenticated', 'forbidden', 'file_in_use'],
});
