import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';

/** Signs the member out everywhere, or everywhere else. */
export const endSessions = defineEndpoint({
  name: 'end-sessions',
  path: '/api/services/websites/v1/sessions/end-many',
  audience: 'owner',
  request: z.object({ scope: z.enum(['others', 'all']) }),
  response: z.object({ ended: z.literal(true) }),
  errors: ['unauthenticated'],
});
