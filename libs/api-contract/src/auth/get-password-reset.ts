import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { apiPaths } from '../paths.ts';
import { mailToken } from './account-fields.ts';

/** The account whose password a mailed link sets; `not_found` when the link was used or is older than an hour. */
export const getPasswordReset = defineEndpoint({
  name: 'get-password-reset',
  path: apiPaths.getPasswordReset,
  audience: 'owner',
  request: z.object({ token: mailToken }),
  response: z.object({ email: z.string() }),
  errors: [],
});
