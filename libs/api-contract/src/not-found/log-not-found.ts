import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { visitorPaths } from '../visitor-paths.ts';

/**
 * Counts an address that was not found, per day and path (API-24, API-25); the owner may turn it into a redirect.
 */
export const logNotFound = defineEndpoint({
  name: 'log-not-found',
  path: visitorPaths.logNotFound.path,
  audience: 'visitor',
  request: z.object({ ...websiteIds, url: z.string().max(2000) }),
  response: z.object({ logged: z.boolean() }),
  errors: [],
});
