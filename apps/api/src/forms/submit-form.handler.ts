import type { OutputOf, submitForm } from '@etalage/api-contract';
import { readAnswers, summaryOf } from '@etalage/form-engine/schema';
import { trapField } from '@etalage/site-model';
import { sendSoon } from '../auth/invitations/mail-invitation.ts';
import { newId } from '../db/new-id.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler, HandlerContext } from '../calls/handler-context.ts';
import { idempotent } from '../calls/idempotent.ts';
import { findForm, type StoredForm } from './form.repository.ts';
import { mailSubmission } from './mail-submission.ts';
import { claimFiles } from './claim-files.ts';
import { complaintsOf } from './submission-complaints.ts';
import { lockRepeats, repeatKey } from './repeat-key.ts';
import { insertSubmission } from './submission.repository.ts';

type Reply = OutputOf<typeof submitForm>;

/**
 * Takes in a visitor's form: judges it by the questions as they are now, keeps it with their version and mails it.
 * Sent again under one key, or the very same within minutes, it is one submission.
 */
export const submitFormHandler: Handler<typeof submitForm> = async (input, context) => {
  const { websiteId, write, now } = context;
  if (input.fields[trapField])
    throw new ApiError('validation_failed', { [trapField]: [{ key: 'form_trap_filled' }] });
  const mails: string[] = [];
  const reply = await write(async (tx) => {
    mails.length = 0;
    const form = await findForm(tx, websiteId, input.form_id);
    if (!form) throw new ApiError('not_found');
    const { values, issues } = readAnswers(form.items, input.fields);
    const complaints = complaintsOf(form, input, issues);
    if (complaints) throw new ApiError('validation_failed', complaints);
    if (input.summary === '1') return summaryReply(form, values);
    const key = input.idempotency_key || context.idempotencyKey || repeatKey(values, context);
    const scope = `submit-form:${form.id}`;
    await lockRepeats(tx, websiteId, `${scope}:${key}`);
    return idempotent(tx, { websiteId, scope, key, request: values, now: now() }, async () => {
      mails.push(...(await keep(tx, form, { values, url: input.url }, context)));
      return sentReply(form, context);
    });
  });
  for (const id of mails) await sendSoon(context, id);
  return reply;
};

async function keep(
  tx: WebsiteTransaction,
  form: StoredForm,
  { values, url }: { values: Record<string, string>; url: string },
  context: HandlerContext,
): Promise<string[]> {
  const id = newId();
  await claimFiles(tx, { form, submissionId: id, values }, context);
  await insertSubmission(tx, context.websiteId, { id, form, values, url, now: context.now() });
  return mailSubmission(tx, { id, form, values, url }, context);
}

function sentReply({ settings }: StoredForm, { translate }: HandlerContext): Reply {
  return {
    message: settings.message || translate('form_sent'),
    redirection_url: settings.redirection_url || 0,
  };
}

function summaryReply({ items }: StoredForm, values: Record<string, string>): Reply {
  const summary = summaryOf(items, values).map(({ label, value }) => ({ label, value }));
  return { message: '', redirection_url: 0, summary };
}
