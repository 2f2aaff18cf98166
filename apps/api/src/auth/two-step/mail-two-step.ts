import type { HandlerContext } from '../../calls/handler-context.ts';
import { newId } from '../../db/new-id.ts';
import { withWebsite } from '../../db/with-website.ts';
import { addToOutbox } from '../../ports/mail/outbox.ts';
import { sendSoon } from '../../ports/mail/send-soon.ts';
import { accountNotice } from '../accounts/account-mail.ts';
import { findMailTarget } from '../passwords/password-reset.repository.ts';

/** Notifies the member that signing in changed, so that they notice when it was not them. */
export async function mailTwoStep(
  { db, ports, translate: t }: HandlerContext,
  { id, email }: { id: string; email: string },
  change: 'on' | 'off' | 'renewed' | 'recovery' | 'passkey_added' | 'passkey_removed',
): Promise<void> {
  const target = await findMailTarget(db, email);
  if (!target) return;
  const { websiteId, name } = target;
  const mail = accountNotice({
    recipient: email,
    senderName: t('dashboard_brand'),
    subject: t(`two_step_mail_${change}_subject`),
    greeting: t('accounts_mail_greeting', { name }),
    lines: [t(`two_step_mail_${change}_line`)],
    footer: t('two_step_mail_footer'),
  });
  const mailId = await withWebsite(db, websiteId, (tx) =>
    addToOutbox(tx, websiteId, `two-step-${change}:${id}:${newId()}`, mail),
  );
  await sendSoon(ports.jobs, websiteId, mailId);
}
