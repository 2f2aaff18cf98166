import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';

/** Ends one session of the member; returns the same when it has already ended. */
export const endSession = defineEndpoint({
  name: 'end-session',
  path: '/api/services/websites/v1/sessions/end',
  audience: 'owner',
  request: z.object({ session_id: z.string().min(1).max(100) }),
  response: z.object({ ended: z.literal(true) }),
  errors: ['unauthenticated'],
});
