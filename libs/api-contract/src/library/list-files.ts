import { libraryKinds } from '@etalage/site-model';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { folderPath, libraryFile } from './library-file.ts';

/** Files of the owner, newest first. A page continues after the key at which the one before it ended. */
export const listFiles = defineEndpoint({
  name: 'list-files',
  path: '/api/services/websites/v1/library/list',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    /** A part of the name or of the alternative text; ignores case. */
    query: z.string().max(200),
    /** Null: those of all folders. */
    folder: folderPath.nullable(),
    kind: z.enum(['all', ...libraryKinds]),
    /** Only pictures that people who cannot see them learn nothing of. */
    only_missing_alt: z.boolean(),
    /** Only files of which there is another one with the same content. */
    only_copies: z.boolean(),
    /** Those in the bin, instead of the others. */
    is_removed: z.boolean(),
    after: z.string().max(500),
    limit: z.int().min(1).max(50),
  }),
  /** `next` is empty after the last page. */
  response: z.object({ files: z.array(libraryFile), next: z.string() }),
  errors: ['unauthenticated', 'forbidden'],
});
