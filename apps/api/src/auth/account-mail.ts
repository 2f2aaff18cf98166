import type { Mail } from '../ports/mail/mail-sender.ts';
import { mailLayout } from '../ports/mail/mail-layout.ts';

/** What a mail about an account says: some lines, one button, and what to do when it was not expected. */
export interface AccountMail {
  readonly recipient: string;
  readonly senderName: string;
  readonly subject: string;
  readonly greeting: string;
  readonly lines: readonly string[];
  readonly button: string;
  readonly url: string;
  /** Over the address itself, for whom the button does nothing. */
  readonly copy: string;
  readonly footer: string;
}

/** The mail in both forms. Its link is a secret, so that it is private to its recipient. */
export function accountMail(mail: AccountMail): Omit<Mail, 'id'> {
  const { recipient, senderName, subject, greeting, lines, button, url, copy, footer } = mail;
  const words = mailLayout({
    subject,
    sender: senderName,
    parts: [
      ...[greeting, ...lines].map((text) => ({ kind: 'paragraph', text }) as const),
      { kind: 'button', label: button, url, copy },
      { kind: 'footer', lines: [footer] },
    ],
  });
  return { recipient, replyTo: '', senderName, subject, ...words, isPrivate: true };
}
