import type { requestEmailChange } from '@etalage/api-contract';
import { withWebsite } from '../../db/with-website.ts';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { addToOutbox } from '../../ports/mail/outbox.ts';
import { sendSoon } from '../../ports/mail/send-soon.ts';
import { findPasswordHash } from '../accounts/account.repository.ts';
import { checkOwnPassword } from '../sessions/check-own-password.ts';
import { emailAddress } from '../accounts/email-address.ts';
import { storeChange } from './email-change.repository.ts';
import { confirmEmailMail } from './email-change-mail.ts';
import { findMailTarget } from '../passwords/password-reset.repository.ts';
import { hashOfSecret, newSecret } from '../secret-token.ts';
import { signedIn } from '../signed-in.ts';
import { openAccount } from '../accounts/with-account.ts';

/**
 * Mails a link to the new address; the account has its old address until the link is used. When the new address already
 * has an account the reply is the same, without a mail, so that it does not show who has an account.
 */
export const requestEmailChangeHandler: Handler<typeof requestEmailChange> = async (input, context) => {
  const { db, ports, origin, translate } = context;
  const { id, email: current } = signedIn(context);
  const email = emailAddress(input.email);
  if (email === current) throw new ApiError('validation_failed', { email: [{ key: 'accounts_email_same' }] });
  await checkOwnPassword(input.current_password, context);
  const isTaken = (await findPasswordHash(db, email)) !== undefined;
  const target = await findMailTarget(db, current);
  if (!target) throw new ApiError('forbidden');
  const { websiteId, name } = target;
  const secret = newSecret();
  const token_hash = hashOfSecret(secret);
  const url = `${ports.dashboardUrl(origin)}/e-mailadres-bevestigen#${secret}`;
  const mailId = await withWebsite(db, websiteId, async (tx) => {
    await openAccount(tx, id);
    const wait = await storeChange(tx, { user_id: id, email, token_hash });
    if (wait > 0) throw new ApiError('rate_limited', undefined, { retryAfter: wait });
    if (isTaken) return undefined;
    const mail = confirmEmailMail({ recipient: email, name, url }, translate);
    return addToOutbox(tx, websiteId, `email-change:${token_hash}`, mail);
  });
  await sendSoon(ports.jobs, websiteId, mailId);
  return { sent: true };
};
