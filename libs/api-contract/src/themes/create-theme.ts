import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { siteLookValue } from '../site-parts/site-look.ts';
import { themeId, themeName } from './own-theme.ts';

/**
 * Keeps a look as a theme, without the pictures of the website. A name that another theme has, or one theme too many,
 * is refused at `name`.
 */
export const createTheme = defineEndpoint({
  name: 'create-theme',
  path: '/api/services/websites/v1/themes/create',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    /** A new id; the same call again makes nothing else. The id of a deleted theme brings it back. */
    id: themeId,
    name: themeName,
    look: siteLookValue,
  }),
  response: z.object({ id: z.string() }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});
