import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** The proofs of the visitors' choices as a table for a spreadsheet, newest first. */
export const exportConsents = defineEndpoint({
  name: 'export-consents',
  path: '/api/services/websites/v1/consent/export',
  audience: 'owner',
  request: z.object(websiteIds),
  response: z.object({ name: z.string(), csv: z.string() }),
  errors: ['unauthenticated', 'forbidden'],
});
