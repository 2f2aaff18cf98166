import type { accountMails } from '@etalage/api-contract';
import { createTranslate } from '@etalage/texts';
import { confirmEmailMail, emailChangedMail } from '../../auth/email-change/email-change-mail.ts';
import { invitationMail } from '../../auth/invitations/invitation-mail.ts';
import { resetMail } from '../../auth/passwords/reset-mail.ts';
import type { Mail } from '../../ports/mail/mail-sender.ts';
import type { ExampleContext } from './example-context.ts';

type AccountMail = (typeof accountMails)[number];
type Composed = Omit<Mail, 'id'>;

/**
 * The mails about accounts, in the words of the dashboard: a website has none of its own for them. Their links lead to
 * screens of the dashboard and contain no secret.
 */
export function accountExample(mail: AccountMail, { context, order, look }: ExampleContext): Composed {
  const t = createTranslate();
  const { invoice_firstname: name, invoice_email: recipient } = order.customer;
  const website = look.seller.name;
  const linkTo = (path: string) => `${context.ports.dashboardUrl()}${path}`;
  const compose: Readonly<Record<AccountMail, () => Composed>> = {
    account_invitation: () => {
      const url = linkTo('/uitnodiging');
      return invitationMail({ recipient, website, invitedBy: name, role: 'shop', url }, t);
    },
    account_reset: () => resetMail({ recipient, name, url: linkTo('/wachtwoord-herstellen') }, t),
    account_email: () => confirmEmailMail({ recipient, name, url: linkTo('/e-mailadres-bevestigen') }, t),
    account_changed: () => emailChangedMail({ recipient, name, email: recipient }, t),
  };
  // Nothing in it is a secret.
  const { isPrivate: _isPrivate, ...example } = compose[mail]();
  return example;
}
