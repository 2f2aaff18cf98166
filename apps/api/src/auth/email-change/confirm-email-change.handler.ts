import type { confirmEmailChange } from '@etalage/api-contract';
import { sql } from 'kysely';
import { withWebsite } from '../../db/with-website.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { addToOutbox } from '../../ports/mail/outbox.ts';
import { findAccount, findPasswordHash } from '../accounts/account.repository.ts';
import { findChange, takeChange } from './email-change.repository.ts';
import { emailChangedMail } from './email-change-mail.ts';
import { changeGone } from './get-email-change.handler.ts';
import { findMailTarget } from '../passwords/password-reset.repository.ts';
import { hashOfSecret } from '../secret-token.ts';
import { openAccount } from '../accounts/with-account.ts';

/** Nobody is signed in by a link, and nobody is signed out; the old address is told. */
export const confirmEmailChangeHandler: Handler<typeof confirmEmailChange> = async (input, context) => {
  const { db, ports, translate } = context;
  const hash = hashOfSecret(input.token);
  const change = await findChange(db, hash);
  const account = change && (await findAccount(db, change.user_id));
  const target = account && (await findMailTarget(db, account.email));
  if (!change || !target) throw changeGone();
  const { email, user_id } = change;
  // Somebody else made an account with this address meanwhile.
  if (await findPasswordHash(db, email)) throw changeGone();
  const { websiteId, name } = target;
  const mailId = await withWebsite(db, websiteId, async (tx) => {
    await sql`select set_config('app.reset_hash', ${hash}, true)`.execute(tx);
    if (!(await takeChange(tx, hash))) throw changeGone();
    await openAccount(tx, user_id);
    await tx.updateTable('users').set({ email }).where('id', '=', user_id).execute();
    // Links to the old address must not set a password any more.
    await tx.deleteFrom('password_resets').where('user_id', '=', user_id).execute();
    const mail = emailChangedMail({ recipient: account.email, name, email }, translate);
    return addToOutbox(tx, websiteId, `email-changed:${hash}`, mail);
  }).catch((error: unknown) => {
    // Made in the very moment between that look and the change.
    throw (error as { code?: unknown }).code === '23505' ? changeGone() : error;
  });
  if (mailId) await ports.jobs.enqueue({ name: 'send-mail', website_id: websiteId, mail_id: mailId });
  return { email };
};
