import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { pageSettings } from './page-settings.ts';

/** Maximum number of folders of a website. */
export const maxPageFolders = 500;

/** A folder of pages: an address below which pages stand, and which has none itself. */
export const pageFolder = z.object({ path: z.string(), title: z.string() });

/** Gives an address without a page a title, also before there are pages below it; again with another title renames it. */
export const savePageFolder = defineEndpoint({
  name: 'save-page-folder',
  path: '/api/services/websites/v1/pages/folders/save',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    path: pageSettings.path,
    title: z.string().trim().min(1).max(100),
  }),
  response: z.object({ folder: pageFolder }),
  errors: ['unauthenticated', 'forbidden'],
});

/** Deletes a folder with nothing below it. One that is not there is deleted already. */
export const deletePageFolder = defineEndpoint({
  name: 'delete-page-folder',
  path: '/api/services/websites/v1/pages/folders/delete',
  audience: 'owner',
  request: z.object({ ...websiteIds, path: pageSettings.path }),
  response: z.object({ deleted: z.boolean() }),
  errors: ['unauthenticated', 'forbidden'],
});
