import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { documentKey } from './document-key.ts';

/** Versions that can be restored, newest first: publications, and saves that were refused. */
export const listVersions = defineEndpoint({
  name: 'list-versions',
  path: '/api/services/websites/v1/documents/versions',
  audience: 'owner',
  request: z.object({ ...websiteIds, ...documentKey }),
  response: z.object({
    versions: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['published', 'refused']),
        created_at: z.string(),
        /** Name of the author; empty for a version that was created with the website. */
        member: z.string(),
      }),
    ),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
