import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { fileKeys, folderPath } from './library-file.ts';

/** Moves files to a folder; those that are there already do not count. */
export const moveFiles = defineEndpoint({
  name: 'move-files',
  path: '/api/services/websites/v1/library/move',
  audience: 'owner',
  request: z.object({ ...websiteIds, keys: fileKeys, folder: folderPath }),
  response: z.object({ moved: z.int() }),
  errors: ['unauthenticated', 'forbidden'],
});
