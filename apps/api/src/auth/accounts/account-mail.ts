import type { Mail } from '../../ports/mail/mail-sender.ts';
import { mailLayout, plainMailLook } from '@etalage/site-model/mail';

/** The texts of a mail about an account; `footer` says what to do when the mail was not expected. */
interface AccountNotice {
  readonly recipient: string;
  readonly senderName: string;
  readonly subject: string;
  readonly greeting: string;
  readonly lines: readonly string[];
  readonly footer: string;
}

/** A notice with one button. */
export interface AccountMail extends AccountNotice {
  readonly button: string;
  readonly url: string;
  /** Text above the address itself, for readers whose button does not work. */
  readonly copy: string;
}

type Parts = Parameters<typeof mailLayout>[0]['parts'];

/** The mail as text and HTML. It is private to its recipient, because its link is a secret. */
export function accountMail({ button, url, copy, ...notice }: AccountMail): Omit<Mail, 'id'> {
  return privateMail(notice, [{ kind: 'button', label: button, url, copy }]);
}

/** A mail without a link. It is private to its recipient, because it is about their account. */
export function accountNotice(notice: AccountNotice): Omit<Mail, 'id'> {
  return privateMail(notice, []);
}

function privateMail(notice: AccountNotice, buttons: Parts): Omit<Mail, 'id'> {
  const { recipient, senderName, subject, greeting, lines, footer } = notice;
  const mailBody = mailLayout({
    subject,
    sender: senderName,
    look: plainMailLook,
    parts: [
      ...[greeting, ...lines].map((text) => ({ kind: 'paragraph', text }) as const),
      ...buttons,
      { kind: 'footer', lines: [footer] },
    ],
  });
  return { recipient, replyTo: '', senderName, subject, ...mailBody, isPrivate: true };
}
