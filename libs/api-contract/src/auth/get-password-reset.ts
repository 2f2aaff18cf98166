import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { mailToken } from './account-fields.ts';

/** The account whose password a mailed link sets; `not_found` when the link was used or is older than an hour. */
export const getPasswordReset = defineEndpoint({
  name: 'get-password-reset',
  path: '/api/services/websites/v1/password-reset/get',
  audience: 'owner',
  request: z.object({ token: mailToken }),
  response: z.object({ email: z.string() }),
  errors: [],
});
