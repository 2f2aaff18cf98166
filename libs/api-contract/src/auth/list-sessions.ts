import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';

/** A signed-in browser of the member; no address is stored. Empty when the browser did not identify itself. */
export const listedSession = z.object({
  id: z.string(),
  browser: z.string(),
  system: z.string(),
  created_at: z.iso.datetime(),
  /** Accurate to within some minutes. */
  last_used_at: z.iso.datetime(),
  /** Whether this is the requesting session. */
  current: z.boolean(),
});

/** The sessions of the member, the requesting one first. */
export const listSessions = defineEndpoint({
  name: 'list-sessions',
  path: '/api/services/websites/v1/sessions/list',
  audience: 'owner',
  request: z.object({}),
  response: z.object({ sessions: z.array(listedSession) }),
  errors: ['unauthenticated'],
});
