import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { email } from './account-fields.ts';

/**
 * Mails a link to set a new password. Gives the same response for an address without an account, in about the same
 * time.
 */
export const requestPasswordReset = defineEndpoint({
  name: 'request-password-reset',
  path: '/api/services/websites/v1/password-reset/request',
  audience: 'owner',
  request: z.object({ email }),
  response: z.object({ sent: z.literal(true) }),
  errors: [],
});
