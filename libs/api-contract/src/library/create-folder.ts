import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { folderPath } from './library-file.ts';

/** Adds a folder and those above it; one that is there already is returned as it is. */
export const createFolder = defineEndpoint({
  name: 'create-folder',
  path: '/api/services/websites/v1/library/create-folder',
  audience: 'owner',
  request: z.object({ ...websiteIds, path: folderPath }),
  response: z.object({ path: z.string() }),
  errors: ['unauthenticated', 'forbidden'],
});
