import type { createForm } from '@etalage/api-contract';
import { defaultFormSettings } from '@etalage/site-model';
import { requireRole } from '../auth/require-role.ts';
import { newId } from '../db/new-id.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findForm, storeForm } from './form.repository.ts';
import { defaultQuestions } from './default-questions.ts';

/** Adds a form: a copy of another form, or a form with the default questions. */
export const createFormHandler: Handler<typeof createForm> = async ({ title, copy_of }, context) => {
  const { websiteId, translate } = context;
  const { name } = requireRole(context, ['owner', 'editor']);
  return context.write(async (tx) => {
    const source = copy_of === undefined ? undefined : await findForm(tx, websiteId, copy_of);
    if (copy_of !== undefined && !source) throw new ApiError('not_found');
    const defaults = {
      submit_title: translate('forms_first_submit'),
      summary: '0' as const,
      items: defaultQuestions(translate),
      settings: defaultFormSettings,
    };
    const id = newId();
    await storeForm(tx, websiteId, { ...defaults, ...source, id, title, version: 1 }, name);
    return { id };
  });
};
