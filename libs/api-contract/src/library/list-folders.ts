import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Maximum number of folders of a website. */
export const MAX_FOLDERS = 500;

/** All folders of the library in alphabetical order, with the number of files directly in each. */
export const listFolders = defineEndpoint({
  name: 'list-folders',
  path: '/api/services/websites/v1/library/list-folders',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({ folders: z.array(z.object({ path: z.string(), files: z.int() })) }),
  errors: ['unauthenticated', 'forbidden'],
});
