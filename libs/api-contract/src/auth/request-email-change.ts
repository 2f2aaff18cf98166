import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { email, password } from './account-fields.ts';

/** Mails a link to the new address of an account; the old address stays until that link is opened. */
export const requestEmailChange = defineEndpoint({
  name: 'request-email-change',
  path: '/api/services/websites/v1/account/request-email-change',
  audience: 'owner',
  request: z.object({ email, current_password: password }),
  response: z.object({ sent: z.literal(true) }),
  errors: ['unauthenticated', 'forbidden'],
});
