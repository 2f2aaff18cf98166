import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { mailToken, password } from './account-fields.ts';

/** Sets a new password with a mailed link, once; every session of the account ends. */
export const usePasswordReset = defineEndpoint({
  name: 'use-password-reset',
  path: '/api/services/websites/v1/password-reset/use',
  audience: 'owner',
  request: z.object({ token: mailToken, password }),
  response: z.object({ email: z.string() }),
  errors: [],
});
