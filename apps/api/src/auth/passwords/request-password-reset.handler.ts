import { setTimeout as pause } from 'node:timers/promises';
import type { requestPasswordReset } from '@etalage/api-contract';
import { withWebsite } from '../../db/with-website.ts';
import type { Handler, HandlerContext } from '../../calls/handler-context.ts';
import { addToOutbox } from '../../ports/mail/outbox.ts';
import { sendSoon } from '../../ports/mail/send-soon.ts';
import { emailAddress } from '../accounts/email-address.ts';
import { resetMail } from './reset-mail.ts';
import { addReset, findMailTarget } from './password-reset.repository.ts';
import { hashOfSecret, newSecret } from '../secret-token.ts';
import { openAccount } from '../accounts/with-account.ts';

/** Milliseconds of every reply. It is longer than the work, so that the time does not show whether there is an account. */
export const REPLY_MILLISECONDS = 400;

/** Mails a link; a known and an unknown address get the same reply after the same time. */
export const requestPasswordResetHandler: Handler<typeof requestPasswordReset> = async (input, context) => {
  const email = emailAddress(input.email);
  const sent = mailLink(email, context).catch((err: unknown) => {
    // An own error must not show it either.
    context.log.error({ err, requestId: context.requestId }, 'password reset failed');
  });
  await Promise.all([sent, pause(REPLY_MILLISECONDS)]);
  return { sent: true };
};

async function mailLink(email: string, context: HandlerContext): Promise<void> {
  const { db, ports, origin, translate } = context;
  const target = await findMailTarget(db, email);
  if (!target) return;
  const secret = newSecret();
  const hash = hashOfSecret(secret);
  const url = `${ports.dashboardUrl(origin)}/wachtwoord-herstellen#${secret}`;
  const { websiteId, userId, name } = target;
  const mailId = await withWebsite(db, websiteId, async (tx) => {
    await openAccount(tx, userId);
    if (!(await addReset(tx, userId, hash))) return undefined;
    const mail = resetMail({ recipient: email, name, url }, translate);
    return addToOutbox(tx, websiteId, `password-reset:${hash}`, mail);
  });
  await sendSoon(ports.jobs, websiteId, mailId);
}
