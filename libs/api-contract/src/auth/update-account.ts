import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { personName } from './account-fields.ts';
import { member } from './sign-in.ts';

/** Changes the name of the member. */
export const updateAccount = defineEndpoint({
  name: 'update-account',
  path: '/api/services/websites/v1/account/update',
  audience: 'owner',
  request: z.object({ name: personName }),
  response: z.object({ member }),
  errors: ['unauthenticated'],
});
