import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Paths of everything that search engines may index: no drafts, no protected pages, nothing marked noindex. */
export const listAddresses = defineEndpoint({
  name: 'list-addresses',
  path: '/api/services/websites/v1/addresses/list',
  audience: 'internal',
  request: z.object({ ...websiteIds }),
  response: z.object({ live_domain: z.string(), paths: z.array(z.string()) }),
  errors: [],
});
