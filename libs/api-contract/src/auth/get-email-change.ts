import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { mailToken } from './account-fields.ts';

/** The address that a mailed link confirms; `not_found` when the link was used or is older than an hour. */
export const getEmailChange = defineEndpoint({
  name: 'get-email-change',
  path: '/api/services/websites/v1/account/get-email-change',
  audience: 'owner',
  request: z.object({ token: mailToken }),
  response: z.object({ email: z.string() }),
  errors: [],
});
