import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { mailToken } from './account-fields.ts';

/** Gives an account its new address with a mailed link, once; answers that address. */
export const confirmEmailChange = defineEndpoint({
  name: 'confirm-email-change',
  path: '/api/services/websites/v1/account/confirm-email-change',
  audience: 'owner',
  request: z.object({ token: mailToken }),
  response: z.object({ email: z.string() }),
  errors: [],
});
