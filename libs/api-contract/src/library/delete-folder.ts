import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { folderPath } from './library-file.ts';

/** Deletes a folder and those in it; its files move to the folder above it. */
export const deleteFolder = defineEndpoint({
  name: 'delete-folder',
  path: '/api/services/websites/v1/library/delete-folder',
  audience: 'owner',
  request: z.object({ ...websiteIds, path: folderPath }),
  response: z.object({ moved: z.int() }),
  errors: ['unauthenticated', 'forbidden'],
});
