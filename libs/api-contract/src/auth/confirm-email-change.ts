import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { mailToken } from './account-fields.ts';

/** Changes the address of an account with a mailed link, once; returns the new address. */
export const confirmEmailChange = defineEndpoint({
  name: 'confirm-email-change',
  path: '/api/services/websites/v1/account/confirm-email-change',
  audience: 'owner',
  request: z.object({ token: mailToken }),
  response: z.object({ email: z.string() }),
  errors: [],
});
