import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { ownTheme } from './own-theme.ts';

/** The themes that the owner saved, by name (STY-34), at most `maxThemes`. */
export const listThemes = defineEndpoint({
  name: 'list-themes',
  path: '/api/services/websites/v1/themes/list',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({ themes: z.array(ownTheme) }),
  errors: ['unauthenticated', 'forbidden'],
});
