import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { ownedForm } from './owned-form.ts';

/** A form with all settings of its owner. */
export const getForm = defineEndpoint({
  name: 'get-form',
  path: '/api/services/websites/v1/forms/get',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: z.string().max(60) }),
  response: z.object({ form: ownedForm }),
  errors: ['unauthenticated', 'forbidden'],
});
