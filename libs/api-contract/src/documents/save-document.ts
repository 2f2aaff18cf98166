import { operation } from '@etalage/site-model/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { documentKey } from './document-key.ts';
import { savedStep } from './step.ts';

/**
 * Saves steps on top of a revision. The same `client` and `sequence` again answers the same and changes nothing. When
 * the draft has moved on, nothing is merged: 409 `conflict`, and the refused version is kept among the versions.
 * `corrections` bring the sender's document to what was stored, where HTML had to be cleaned.
 */
export const saveDocument = defineEndpoint({
  name: 'save-document',
  path: '/api/services/websites/v1/documents/save',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    ...documentKey,
    /** One running editor; chosen by it. */
    client: z.string().min(1).max(64),
    sequence: z.int().min(1),
    base_revision: z.int().min(0).max(2_000_000_000),
    steps: z.array(savedStep).min(1).max(200),
  }),
  response: z.object({ revision: z.int(), corrections: z.array(operation) }),
  errors: ['unauthenticated', 'forbidden', 'conflict', 'idempotency_mismatch'],
});
