import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { apiPaths } from '../paths.ts';

/** Signs the member out everywhere, or everywhere else. */
export const endSessions = defineEndpoint({
  name: 'end-sessions',
  path: apiPaths.endSessions,
  audience: 'owner',
  request: z.object({ scope: z.enum(['others', 'all']) }),
  response: z.object({ ended: z.literal(true) }),
  errors: ['unauthenticated'],
});
