import { focalPoint } from '@etalage/site-model/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { fileKey, folderPath, libraryFile } from './library-file.ts';

/** Changes what is said about a file; its address stays. A name without its extension gets it. */
export const updateLibraryFile = defineEndpoint({
  name: 'update-library-file',
  path: '/api/services/websites/v1/library/update',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    key: fileKey,
    name: z.string().max(200),
    alt: z.string().max(500),
    is_decorative: z.boolean(),
    focus: focalPoint.nullable(),
    folder: folderPath,
  }),
  response: z.object({ file: libraryFile }),
  errors: ['unauthenticated', 'forbidden'],
});
