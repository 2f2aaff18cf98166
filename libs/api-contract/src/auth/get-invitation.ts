import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { mailToken, role } from './account-fields.ts';

/**
 * The details of a mailed invitation, and whether its address has an account; `not_found` when it is no longer open.
 */
export const getInvitation = defineEndpoint({
  name: 'get-invitation',
  path: '/api/services/websites/v1/invitation/get',
  audience: 'owner',
  request: z.object({ token: mailToken }),
  response: z.object({
    website: z.string(),
    email: z.string(),
    role,
    invited_by: z.string(),
    has_account: z.boolean(),
  }),
  errors: [],
});
