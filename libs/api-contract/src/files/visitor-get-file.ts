import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { visitorRows } from '../visitor-paths.ts';
import { fileFields } from './file-fields.ts';

/** Where a visitor reads a file of their own that no form was sent with yet. */
export const visitorGetFile = defineEndpoint({
  name: 'visitor-get-file',
  path: visitorRows.visitorGetFile.path,
  audience: 'visitor',
  request: z.object({ ...websiteIds, filePath: fileFields.filePath, isPrivate: fileFields.isPrivate }),
  response: z.object({ url: z.string() }),
  errors: [],
});
