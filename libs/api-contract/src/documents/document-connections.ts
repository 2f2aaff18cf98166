import { blockInstance } from '@etalage/site-model/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { documentContext } from './document-context.ts';
import { documentKey } from './document-key.ts';

/** The references of these blocks, for when a setting that needs fetched data was changed; saves nothing. */
export const documentConnections = defineEndpoint({
  name: 'document-connections',
  path: '/api/services/websites/v1/documents/connections',
  audience: 'owner',
  request: z.object({ ...websiteIds, ...documentKey, blocks: z.array(blockInstance).min(1).max(200) }),
  response: z.object({
    connections: documentContext.shape.connections,
    /** Drafts of the templates that these blocks show, by id. */
    partials: documentContext.shape.partials,
  }),
  errors: ['unauthenticated', 'forbidden'],
});
