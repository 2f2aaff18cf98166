import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { listedForm } from './owned-form.ts';

/** The website's forms by title. */
export const listForms = defineEndpoint({
  name: 'list-forms',
  path: '/api/services/websites/v1/forms/list',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({ forms: z.array(listedForm) }),
  errors: ['unauthenticated', 'forbidden'],
});
