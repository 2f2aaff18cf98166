import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { fileKey, libraryFile } from './library-file.ts';

const pixels = z.int().min(0).max(100_000);

/**
 * Cuts a part out of a picture, in pixels of the upright picture. A `version` takes the place of the picture everywhere, as
 * `replace-file` does; a `copy` is a picture of its own. The same copy is made once.
 */
export const cropFile = defineEndpoint({
  name: 'crop-file',
  path: '/api/services/websites/v1/library/crop',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    key: fileKey,
    area: z.object({ left: pixels, top: pixels, width: pixels, height: pixels }),
    result: z.enum(['version', 'copy']),
  }),
  response: z.object({ file: libraryFile }),
  errors: ['unauthenticated', 'forbidden', 'conflict', 'upload_refused', 'upload_not_now'],
});
