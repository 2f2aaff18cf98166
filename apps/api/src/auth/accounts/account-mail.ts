import type { Mail } from '../../ports/mail/mail-sender.ts';
import { mailLayout } from '../../ports/mail/mail-layout.ts';

/** What a mail about an account says: some lines, and what to do when it was not expected. */
interface AccountNotice {
  readonly recipient: string;
  readonly senderName: string;
  readonly subject: string;
  readonly greeting: string;
  readonly lines: readonly string[];
  readonly footer: string;
}

/** The same with one button. */
export interface AccountMail extends AccountNotice {
  readonly button: string;
  readonly url: string;
  /** Over the address itself, for whom the button does nothing. */
  readonly copy: string;
}

type Parts = Parameters<typeof mailLayout>[0]['parts'];

/** The mail in both forms. Its link is a secret, so that it is private to its recipient. */
export function accountMail({ button, url, copy, ...notice }: AccountMail): Omit<Mail, 'id'> {
  return privateMail(notice, [{ kind: 'button', label: button, url, copy }]);
}

/** A mail that only tells something; what happens to an account is between it and its recipient too. */
export function accountNotice(notice: AccountNotice): Omit<Mail, 'id'> {
  return privateMail(notice, []);
}

function privateMail(notice: AccountNotice, buttons: Parts): Omit<Mail, 'id'> {
  const { recipient, senderName, subject, greeting, lines, footer } = notice;
  const words = mailLayout({
    subject,
    sender: senderName,
    parts: [
      ...[greeting, ...lines].map((text) => ({ kind: 'paragraph', text }) as const),
      ...buttons,
      { kind: 'footer', lines: [footer] },
    ],
  });
  return { recipient, replyTo: '', senderName, subject, ...words, isPrivate: true };
}
