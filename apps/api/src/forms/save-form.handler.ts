import { isDeepStrictEqual } from 'node:util';
import type { saveForm } from '@etalage/api-contract';
import { checkForm } from '@etalage/form-engine/schema';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { issueMessages } from '../calls/issue-messages.ts';
import { raisePublishNumber } from '../documents/raise-publish-number.ts';
import { findForm, lockForm, storeForm, type StoredForm } from './form.repository.ts';

/** Saves a form, as a new version if its questions changed; visitors get it at their next request. */
export const saveFormHandler: Handler<typeof saveForm> = async (input, context) => {
  const { websiteId } = context;
  const { name } = requireRole(context, ['owner', 'editor']);
  const { id, title, submit_title, summary, items, settings } = input;
  const issues = checkForm({ items, settings });
  return context.write(async (tx) => {
    const version = await lockForm(tx, websiteId, id);
    const known = version === undefined ? undefined : await findForm(tx, websiteId, id);
    if (version === undefined || !known) throw new ApiError('not_found');
    if (version !== input.version) throw new ApiError('conflict');
    if (Object.keys(issues).length > 0) throw new ApiError('validation_failed', issueMessages(issues));
    const form: StoredForm = { id, title, version, submit_title, summary, items, settings };
    if (!hasSameQuestions(known, form)) form.version += 1;
    await storeForm(tx, websiteId, form, name);
    await raisePublishNumber(tx, websiteId);
    return { form };
  });
};

function hasSameQuestions(known: StoredForm, form: StoredForm): boolean {
  const { submit_title, summary, items } = form;
  return isDeepStrictEqual(
    { submit_title: known.submit_title, summary: known.summary, items: known.items },
    { submit_title, summary, items },
  );
}
