import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';

export const member = z.object({
  name: z.string(),
  email: z.string(),
  websites: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      url: z.string(),
      role: z.enum(['owner', 'editor', 'shop']),
    }),
  ),
});

/**
 * Signs a member in on the dashboard's host (GEN-08). A wrong password and an unknown account give the same response. A
 * member with two-step sign-in is not signed in yet: the reply is a challenge, for `signInWithCode` or `signInWithPasskey`
 * within ten minutes, and what they can use here beside a recovery code.
 */
export const signIn = defineEndpoint({
  name: 'sign-in',
  path: '/api/services/websites/v1/session/create',
  audience: 'owner',
  request: z.object({ email: z.string().min(1).max(200), password: z.string().min(1).max(200) }),
  response: z.union([
    z.object({ member }),
    z.object({ challenge: z.string(), ways: z.array(z.enum(['app', 'passkey'])) }),
  ]),
  errors: ['unauthenticated'],
});
/** Ends the session of this browser. */
export const signOut = defineEndpoint({
  name: 'sign-out',
  path: '/api/services/websites/v1/session/delete',
  audience: 'owner',
  request: z.object({}),
  response: z.object({ deleted: z.literal(true) }),
  errors: [],
});
/** The signed-in member. */
export const getSession = defineEndpoint({
  name: 'get-session',
  path: '/api/services/websites/v1/session/get',
  audience: 'owner',
  request: z.object({}),
  response: z.object({ member }),
  errors: ['unauthenticated'],
});
