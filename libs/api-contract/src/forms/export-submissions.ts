import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** All submissions of a form as a table for a spreadsheet, one column per question. */
export const exportSubmissions = defineEndpoint({
  name: 'export-submissions',
  path: '/api/services/websites/v1/submissions/export',
  audience: 'owner',
  request: z.object({ ...websiteIds, form_id: z.string().min(1).max(60) }),
  response: z.object({ name: z.string(), csv: z.string() }),
  errors: ['unauthenticated', 'forbidden'],
});
