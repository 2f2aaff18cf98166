import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { mailToken, password, personName } from './account-fields.ts';
import { member } from './sign-in.ts';

/**
 * Makes the invited person a member: a new person by name and password, who is then signed in; somebody with an account
 * by being signed in.
 */
export const acceptInvitation = defineEndpoint({
  name: 'accept-invitation',
  path: '/api/services/websites/v1/invitation/accept',
  audience: 'owner',
  request: z.object({ token: mailToken, name: personName.optional(), password: password.optional() }),
  response: z.object({ member }),
  errors: ['unauthenticated', 'forbidden'],
});
