import type { Translate } from '@etalage/texts';
import type { Mail } from '../../ports/mail/mail-sender.ts';
import { accountMail, accountNotice } from '../accounts/account-mail.ts';

interface Recipient {
  readonly recipient: string;
  readonly name: string;
}

/** The mail to a new address, with the link that confirms it. */
export function confirmEmailMail(
  { recipient, name, url }: Recipient & { readonly url: string },
  t: Translate,
): Omit<Mail, 'id'> {
  return accountMail({
    recipient,
    senderName: t('dashboard_brand'),
    subject: t('accounts_mail_email_subject'),
    greeting: t('accounts_mail_greeting', { name }),
    lines: [t('accounts_mail_email_line', { email: recipient }), t('accounts_mail_reset_once')],
    button: t('accounts_mail_email_button'),
    url,
    copy: t('accounts_mail_copy'),
    footer: t('accounts_mail_email_footer'),
  });
}

/** The notice to the old address, with what to do when somebody else made the change. */
export function emailChangedMail(
  { recipient, name, email }: Recipient & { readonly email: string },
  t: Translate,
): Omit<Mail, 'id'> {
  return accountNotice({
    recipient,
    senderName: t('dashboard_brand'),
    subject: t('accounts_mail_changed_subject'),
    greeting: t('accounts_mail_greeting', { name }),
    lines: [t('accounts_mail_changed_line', { email })],
    footer: t('accounts_mail_changed_footer'),
  });
}
