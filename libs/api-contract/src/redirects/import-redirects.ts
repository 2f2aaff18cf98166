import { MAX_IMPORTED } from '@etalage/site-model';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { changeId, typedRedirect } from './listed-redirect.ts';

/**
 * Adds redirects, or changes those of the same path; all or none. Problems are reported by path, such as `rows.2.to`.
 */
export const importRedirects = defineEndpoint({
  name: 'import-redirects',
  path: '/api/services/websites/v1/redirects/import',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    rows: z
      .array(z.object({ ...typedRedirect, kind: z.string().max(20) }))
      .min(1)
      .max(MAX_IMPORTED),
  }),
  response: z.object({ created: z.int(), changed: z.int(), unchanged: z.int(), change: changeId }),
  errors: ['unauthenticated', 'forbidden'],
});
