import type { Translate } from '@etalage/texts';
import type { Mail } from '../../ports/mail/mail-sender.ts';
import { accountMail } from '../accounts/account-mail.ts';

interface ResetMail {
  readonly recipient: string;
  readonly name: string;
  readonly url: string;
}

/** The mail with a link to set a new password. */
export function resetMail({ recipient, name, url }: ResetMail, t: Translate): Omit<Mail, 'id'> {
  return accountMail({
    recipient,
    senderName: t('dashboard_brand'),
    subject: t('accounts_mail_reset_subject'),
    greeting: t('accounts_mail_greeting', { name }),
    lines: [t('accounts_mail_reset_line'), t('accounts_mail_reset_once')],
    button: t('accounts_mail_reset_button'),
    url,
    copy: t('accounts_mail_copy'),
    footer: t('accounts_mail_reset_footer'),
  });
}
