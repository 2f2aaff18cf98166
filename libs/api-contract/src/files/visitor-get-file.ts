import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { visitorPaths } from '../visitor-paths.ts';
import { fileFields } from './file-fields.ts';

/** The address at which visitors read their own file that was not yet submitted with a form. */
export const visitorGetFile = defineEndpoint({
  name: 'visitor-get-file',
  path: visitorPaths.visitorGetFile.path,
  audience: 'visitor',
  request: z.object({ ...websiteIds, filePath: fileFields.filePath, isPrivate: fileFields.isPrivate }),
  response: z.object({ url: z.string() }),
  errors: [],
});
