import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { listedRedirect } from './listed-redirect.ts';

/** Redirects of a website, page by page. */
export const listRedirects = defineEndpoint({
  name: 'list-redirects',
  path: '/api/services/websites/v1/redirects/list',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    /** A part of the path or of the target; ignores case. */
    query: z.string().max(200),
    sort: z.enum(['from', 'to', 'newest']),
    offset: z.int().min(0).max(20_000),
    limit: z.int().min(1).max(100),
  }),
  response: z.object({ redirects: z.array(listedRedirect), total: z.int() }),
  errors: ['unauthenticated', 'forbidden'],
});
