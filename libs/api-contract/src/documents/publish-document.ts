import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { documentKey } from './document-key.ts';

/** Publishes a draft, if it is still the revision that the member looked at. */
export const publishDocument = defineEndpoint({
  name: 'publish-document',
  path: '/api/services/websites/v1/documents/publish',
  audience: 'owner',
  request: z.object({ ...websiteIds, ...documentKey, revision: z.int().min(0).max(2_000_000_000) }),
  response: z.object({ published_revision: z.int(), published_at: z.string() }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});
