import type { sendTrialMail } from '@etalage/api-contract';
import { requireRole } from '../../auth/require-role.ts';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { addToOutbox } from '../../ports/mail/outbox.ts';
import { sendSoon } from '../../ports/mail/send-soon.ts';
import { composedMail, exampleRoles } from './composed-mail.ts';

/** Sends a mail to the member who asks for it; a repeat of the call sends nothing. */
export const sendTrialMailHandler: Handler<typeof sendTrialMail> = async ({ id, mail, texts }, context) => {
  const { id: memberId, email: recipient } = requireRole(context, exampleRoles);
  const { websiteId, translate: t, ports, limiter } = context;
  const { composed } = await composedMail(context, mail, texts);
  const subject = t('mails_trial_subject', { subject: composed.subject });
  const trial = { ...composed, recipient, subject };
  const mailId = await context.write(async (tx) => {
    const added = await addToOutbox(tx, websiteId, `trial:${memberId}:${id}`, trial);
    const wait = added === undefined ? 0 : await limiter.hit('trial_mails', memberId);
    if (wait > 0) throw new ApiError('rate_limited', undefined, { retryAfter: wait });
    return added;
  });
  await sendSoon(ports.jobs, websiteId, mailId);
  return { recipient };
};
