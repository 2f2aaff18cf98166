import type { confirmEmailChange } from '@etalage/api-contract';
import { sql } from 'kysely';
import { withWebsite } from '../../db/with-website.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { addToOutbox } from '../../ports/mail/outbox.ts';
import { sendSoon } from '../../ports/mail/send-soon.ts';
import { findAccount, findPasswordHash } from '../accounts/account.repository.ts';
import { findChange, deleteChange } from './email-change.repository.ts';
import { emailChangedMail } from './email-change-mail.ts';
import { changeNotFound } from './get-email-change.handler.ts';
import { findMailTarget } from '../passwords/password-reset.repository.ts';
import { hashOfSecret } from '../secret-token.ts';
import { openAccount } from '../accounts/with-account.ts';

/** Sets the new address and sends a notice to the old one. A link does not sign anybody in or out. */
export const confirmEmailChangeHandler: Handler<typeof confirmEmailChange> = async (input, context) => {
  const { db, ports, translate } = context;
  const hash = hashOfSecret(input.token);
  const change = await findChange(db, hash);
  const account = change && (await findAccount(db, change.user_id));
  const target = account && (await findMailTarget(db, account.email));
  if (!change || !target) throw changeNotFound();
  const { email, user_id } = change;
  // Another account was created with this address in the meantime.
  if (await findPasswordHash(db, email)) throw changeNotFound();
  const { websiteId, name } = target;
  const mailId = await withWebsite(db, websiteId, async (tx) => {
    await sql`select set_config('app.reset_hash', ${hash}, true)`.execute(tx);
    if (!(await deleteChange(tx, hash))) throw changeNotFound();
    await openAccount(tx, user_id);
    await tx.updateTable('users').set({ email }).where('id', '=', user_id).execute();
    // Links that were sent to the old address must no longer set a password.
    await tx.deleteFrom('password_resets').where('user_id', '=', user_id).execute();
    const mail = emailChangedMail({ recipient: account.email, name, email }, translate);
    return addToOutbox(tx, websiteId, `email-changed:${hash}`, mail);
  }).catch((error: unknown) => {
    // Another account was created between the check above and the update.
    throw (error as { code?: unknown }).code === '23505' ? changeNotFound() : error;
  });
  await sendSoon(ports.jobs, websiteId, mailId);
  return { email };
};
