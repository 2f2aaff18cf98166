import { operation } from '@etalage/site-model/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { documentKey } from './document-key.ts';
import { savedStep } from './step.ts';

/**
 * Saves steps on top of a revision. Repeating a request with the same `client` and `sequence` gives the same response
 * and changes nothing. When the draft has changed, nothing is merged: 409 `conflict`, and the refused version is kept
 * among the versions. `corrections` update the sender's document to what was stored, when HTML had to be sanitised.
 */
export const saveDocument = defineEndpoint({
  name: 'save-document',
  path: '/api/services/websites/v1/documents/save',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    ...documentKey,
    /** One running editor; the editor generates the id. */
    client: z.string().min(1).max(64),
    sequence: z.int().min(1),
    base_revision: z.int().min(0).max(2_000_000_000),
    steps: z.array(savedStep).min(1).max(200),
  }),
  response: z.object({ revision: z.int(), corrections: z.array(operation) }),
  errors: ['unauthenticated', 'forbidden', 'conflict', 'idempotency_mismatch'],
});
