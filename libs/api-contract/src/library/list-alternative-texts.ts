import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { fileKey } from './library-file.ts';

/** Maximum number of files of one call. */
export const MAX_DESCRIBED = 200;

/**
 * What the library says about pictures: a place without a text of its own has it. Files that are not known, and those about
 * which nothing is said, are left out; a decoration has an empty text.
 */
export const listAlternativeTexts = defineEndpoint({
  name: 'list-alternative-texts',
  path: '/api/services/websites/v1/library/list-alternative-texts',
  audience: 'owner',
  request: z.object({ ...websiteIds, keys: z.array(fileKey).max(MAX_DESCRIBED) }),
  response: z.object({ texts: z.array(z.object({ key: z.string(), alt: z.string() })) }),
  errors: ['unauthenticated', 'forbidden'],
});
