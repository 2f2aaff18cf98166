import { pageDocument } from '@etalage/site-model/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { documentKey } from './document-key.ts';

/** The version of a composition that visitors see until the owner publishes their own; every website has it. */
export const STANDARD_VERSION = 'standard';

/** Makes a version the draft again, as one step that can be undone. */
export const restoreVersion = defineEndpoint({
  name: 'restore-version',
  path: '/api/services/websites/v1/documents/restore',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    ...documentKey,
    version_id: z.string().min(1).max(64),
    base_revision: z.int().min(0).max(2_000_000_000),
  }),
  response: z.object({ revision: z.int(), document: pageDocument }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});
