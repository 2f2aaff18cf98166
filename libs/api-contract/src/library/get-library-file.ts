import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { fileKey, filePlace, libraryFile } from './library-file.ts';

/** One file with the places that use it, and other files with the same content; at most a hundred of each. */
export const getLibraryFile = defineEndpoint({
  name: 'get-library-file',
  path: '/api/services/websites/v1/library/get',
  audience: 'owner',
  request: z.object({ ...websiteIds, key: fileKey }),
  response: z.object({
    file: libraryFile,
    places: z.array(filePlace),
    /** Number of all places. */
    total: z.int(),
    /** The file that it replaced, while that can be put back. */
    previous: z.object({ key: z.string(), replaced_at: z.string(), until: z.string() }).nullable(),
    copies: z.array(libraryFile.pick({ key: true, name: true, folder: true })),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
