import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { formItem, formSettings } from '@etalage/site-model/schema';
import { ownedForm } from './owned-form.ts';

/**
 * Saves a form; visitors get it at their next request. Problems are reported by path, such as `items.2.identifier`.
 */
export const saveForm = defineEndpoint({
  name: 'save-form',
  path: '/api/services/websites/v1/forms/save',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    id: z.string().max(60),
    /** The version that was opened; a different current version means that somebody else saved in between. */
    version: z.int(),
    title: z.string().trim().min(1).max(200),
    submit_title: z.string().trim().min(1).max(100),
    summary: z.enum(['0', '1']),
    items: z.array(formItem).max(200),
    settings: formSettings,
  }),
  response: z.object({ form: ownedForm }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});
