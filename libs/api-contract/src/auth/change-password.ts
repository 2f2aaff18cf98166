import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { password } from './account-fields.ts';

/** Changes the password of the member; every other session ends and this one continues under a new cookie. */
export const changePassword = defineEndpoint({
  name: 'change-password',
  path: '/api/services/websites/v1/account/change-password',
  audience: 'owner',
  request: z.object({ current_password: password, new_password: password }),
  response: z.object({ changed: z.literal(true) }),
  errors: ['unauthenticated'],
});
