import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { listedSubmission } from './listed-submission.ts';

/** One submission with all its answers. */
export const getSubmission = defineEndpoint({
  name: 'get-submission',
  path: '/api/services/websites/v1/submissions/get',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: z.string().max(60) }),
  response: z.object({
    submission: listedSubmission.extend({
      /** Every answer with its question, in the texts of the version that was submitted. */
      answers: z.array(
        z.object({
          identifier: z.string(),
          label: z.string(),
          value: z.string(),
          /** Stored files with their original names; empty for other questions. */
          files: z.array(z.object({ path: z.string(), name: z.string() })),
        }),
      ),
      url: z.string(),
      delete_at: z.string().nullable(),
    }),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
