import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { folderPath } from './library-file.ts';

/** Renames or moves a folder with all that is in it; the addresses of its files stay. */
export const moveFolder = defineEndpoint({
  name: 'move-folder',
  path: '/api/services/websites/v1/library/move-folder',
  audience: 'owner',
  request: z.object({ ...websiteIds, path: folderPath, to: folderPath }),
  response: z.object({ path: z.string() }),
  errors: ['unauthenticated', 'forbidden'],
});
