import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { siteLookValue } from '../site-parts/site-look.ts';
import { themeName } from './own-theme.ts';

/** Gives a theme another name, another look, or both; what is not given stays. */
export const updateTheme = defineEndpoint({
  name: 'update-theme',
  path: '/api/services/websites/v1/themes/update',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    id: z.string().max(60),
    name: themeName.optional(),
    look: siteLookValue.optional(),
  }),
  response: z.object({ updated: z.literal(true) }),
  errors: ['unauthenticated', 'forbidden'],
});
