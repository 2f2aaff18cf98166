import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { fileFields } from './file-fields.ts';

/**
 * The address to PUT one file to: `url` without its query is the file's address. The server chooses the name (UPL-15).
 */
export const signedUrl = defineEndpoint({
  name: 'signed-url',
  path: '/api/services/websites/v1/files/get/signed-url',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    filePath: fileFields.filePath,
    contentType: fileFields.contentType,
    isPrivate: fileFields.isPrivate,
  }),
  response: z.object({ url: z.string() }),
  errors: ['unauthenticated', 'forbidden', 'upload_refused', 'upload_not_now'],
});
