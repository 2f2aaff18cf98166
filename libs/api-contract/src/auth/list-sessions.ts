import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';

/** A signed-in browser of the member; no address is kept. Empty where the browser did not say what it is. */
export const listedSession = z.object({
  id: z.string(),
  browser: z.string(),
  system: z.string(),
  created_at: z.iso.datetime(),
  /** To within some minutes. */
  last_used_at: z.iso.datetime(),
  /** The one that asks. */
  current: z.boolean(),
});

/** Where the member is signed in, the one that asks first. */
export const listSessions = defineEndpoint({
  name: 'list-sessions',
  path: '/api/services/websites/v1/sessions/list',
  audience: 'owner',
  request: z.object({}),
  response: z.object({ sessions: z.array(listedSession) }),
  errors: ['unauthenticated'],
});
