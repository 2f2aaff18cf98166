import type { Translate } from '@etalage/texts';
import type { Mail } from '../../ports/mail/mail-sender.ts';
import type { Role } from '../accounts/account.repository.ts';
import { accountMail } from '../accounts/account-mail.ts';

interface InvitationMail {
  readonly recipient: string;
  readonly website: string;
  readonly invitedBy: string;
  readonly role: Role;
  readonly url: string;
}

/** The mail that invites somebody to work on a website. */
export function invitationMail(invitation: InvitationMail, t: Translate): Omit<Mail, 'id'> {
  const { recipient, website, invitedBy, role, url } = invitation;
  return accountMail({
    recipient,
    senderName: t('dashboard_brand'),
    subject: t('accounts_mail_invitation_subject', { website }),
    greeting: t('accounts_mail_hello'),
    lines: [
      t('accounts_mail_invitation_line', { name: invitedBy, website }),
      t(`accounts_mail_invitation_${role}`),
      t('accounts_mail_invitation_days'),
    ],
    button: t('accounts_mail_invitation_button'),
    url,
    copy: t('accounts_mail_copy'),
    footer: t('accounts_mail_invitation_footer'),
  });
}
