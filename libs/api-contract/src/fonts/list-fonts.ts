import { ownFont } from '@etalage/site-model/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** The fonts that the owner uploaded, by name (STY-34), at most `maxFonts`. */
export const listFonts = defineEndpoint({
  name: 'list-fonts',
  path: '/api/services/websites/v1/fonts/list',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({ fonts: z.array(ownFont) }),
  errors: ['unauthenticated', 'forbidden'],
});
