import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { visitorPaths } from '../visitor-paths.ts';
import { fileFields } from './file-fields.ts';

/** Deletes a visitor's own file that was not yet submitted with a form. */
export const visitorDeleteFile = defineEndpoint({
  name: 'visitor-delete-file',
  path: visitorPaths.visitorDeleteFile.path,
  audience: 'visitor',
  request: z.object({ ...websiteIds, filePath: fileFields.filePath, form_id: fileFields.form_id }),
  response: z.object({ deleted: z.literal(true) }),
  errors: [],
});
