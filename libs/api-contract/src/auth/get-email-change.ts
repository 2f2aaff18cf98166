import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { mailToken } from './account-fields.ts';

/** Which address a mailed link confirms; `not_found` when it was used or is past its hour. */
export const getEmailChange = defineEndpoint({
  name: 'get-email-change',
  path: '/api/services/websites/v1/account/get-email-change',
  audience: 'owner',
  request: z.object({ token: mailToken }),
  response: z.object({ email: z.string() }),
  errors: [],
});
