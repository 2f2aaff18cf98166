import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { fileKey } from './library-file.ts';

/**
 * Stores the alternative text of a picture, which every place without a text of its own shows. A text makes a decoration a
 * picture that says something.
 */
export const describeFile = defineEndpoint({
  name: 'describe-file',
  path: '/api/services/websites/v1/library/describe',
  audience: 'owner',
  request: z.object({ ...websiteIds, key: fileKey, alt: z.string().max(500) }),
  response: z.object({ alt: z.string() }),
  errors: ['unauthenticated', 'forbidden'],
});
