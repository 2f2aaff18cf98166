import type { OutputOf, submitForm } from '@etalage/api-contract';
import { readAnswers, summaryOf } from '@etalage/form-engine/schema';
import { trapField } from '@etalage/site-model';
import { sendSoon } from '../ports/mail/send-soon.ts';
import { newId } from '../db/new-id.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler, HandlerContext } from '../calls/handler-context.ts';
import { idempotent } from '../calls/idempotent.ts';
import { findForm, type StoredForm } from './form.repository.ts';
import { mailSubmission } from './mail-submission.ts';
import { claimFiles } from './claim-files.ts';
import { submissionErrors } from './submission-errors.ts';
import { lockRepeatKey, repeatKey } from './repeat-key.ts';
import { insertSubmission } from './submission.repository.ts';

type Reply = OutputOf<typeof submitForm>;

/**
 * Handles a submitted form: checks it against the current questions, stores it with their version, and mails it. Forms
 * sent with one idempotency key, or without a key but with equal answers within minutes, are one submission.
 */
export const submitFormHandler: Handler<typeof submitForm> = async (input, context) => {
  const { ports, websiteId, write, now } = context;
  if (input.fields[trapField])
    throw new ApiError('validation_failed', { [trapField]: [{ key: 'form_trap_filled' }] });
  const mails: string[] = [];
  const reply = await write(async (tx) => {
    mails.length = 0;
    const form = await findForm(tx, websiteId, input.form_id);
    if (!form) throw new ApiError('not_found');
    const { values, issues } = readAnswers(form.items, input.fields);
    const errors = submissionErrors(form, input, issues);
    if (errors) throw new ApiError('validation_failed', errors);
    if (input.summary === '1') return summaryReply(form, values);
    const key = input.idempotency_key || context.idempotencyKey || repeatKey(values, context);
    const scope = `submit-form:${form.id}`;
    await lockRepeatKey(tx, websiteId, `${scope}:${key}`);
    return idempotent(tx, { websiteId, scope, key, request: values, now: now() }, async () => {
      mails.push(...(await storeSubmission(tx, form, { values, url: input.url }, context)));
      return sentReply(form, context);
    });
  });
  for (const id of mails) await sendSoon(ports.jobs, websiteId, id);
  return reply;
};

async function storeSubmission(
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
