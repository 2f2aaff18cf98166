import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { mailToken } from './account-fields.ts';

/** Whose password a mailed link sets; `not_found` when it was used or is past its hour. */
export const getPasswordReset = defineEndpoint({
  name: 'get-password-reset',
  path: '/api/services/websites/v1/password-reset/get',
  audience: 'owner',
  request: z.object({ token: mailToken }),
  response: z.object({ email: z.string() }),
  errors: [],
});
