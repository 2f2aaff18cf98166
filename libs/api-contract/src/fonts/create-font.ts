import { ownFontKey } from '@etalage/site-model/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Most uploaded fonts of one website. */
export const maxFonts = 8;
/** Characters of the name of a font. */
export const MAX_FONT_NAME = 40;
const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** Makes a font of uploaded files, which can then be chosen for headings and texts. */
export const createFont = defineEndpoint({
  name: 'create-font',
  path: '/api/services/websites/v1/fonts/create',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    /** A new id; the same call again makes nothing else. */
    id: ownFontKey,
    /** Other than those of the other fonts, refused at `name`; so is one font too many. */
    name: z.string().trim().min(1).max(MAX_FONT_NAME),
    regular: hash,
    /** '' if browsers make the bold letters from the regular ones. */
    bold: hash.or(z.literal('')),
  }),
  response: z.object({ id: z.string() }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});
