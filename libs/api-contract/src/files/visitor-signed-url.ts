import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { visitorPaths } from '../visitor-paths.ts';
import { fileFields } from './file-fields.ts';

/**
 * The address to which a visitor PUTs one file of a form. The file belongs to this browser until the form is submitted.
 */
export const visitorSignedUrl = defineEndpoint({
  name: 'visitor-signed-url',
  path: visitorPaths.visitorSignedUrl.path,
  audience: 'visitor',
  request: z.object({
    ...websiteIds,
    filePath: fileFields.filePath,
    contentType: fileFields.contentType,
    isPrivate: fileFields.isPrivate,
    form_id: fileFields.form_id,
  }),
  response: z.object({ url: z.string() }),
  errors: ['upload_refused', 'upload_not_now'],
});
