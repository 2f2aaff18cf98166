import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { apiPaths } from '../paths.ts';
import { email } from './account-fields.ts';

/**
 * Mails a link to set a new password. Gives the same response for an address without an account, in about the same
 * time.
 */
export const requestPasswordReset = defineEndpoint({
  name: 'request-password-reset',
  path: apiPaths.requestPasswordReset,
  audience: 'owner',
  request: z.object({ email }),
  response: z.object({ sent: z.literal(true) }),
  errors: [],
});
