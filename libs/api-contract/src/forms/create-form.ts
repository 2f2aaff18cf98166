import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Adds a form. */
export const createForm = defineEndpoint({
  name: 'create-form',
  path: '/api/services/websites/v1/forms/create',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    title: z.string().trim().min(1).max(200),
    /** Another form to copy; without it the form asks for name, e-mail and message. */
    copy_of: z.string().max(60).optional(),
  }),
  response: z.object({ id: z.string() }),
  errors: ['unauthenticated', 'forbidden'],
});
