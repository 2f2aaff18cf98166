import type { SummaryLine } from '@etalage/form-engine/schema';
import { mailLayout, type MailLook } from '@etalage/site-model/mail';
import type { Mail } from '../ports/mail/mail-sender.ts';

/** The content of a mail about a submission. */
export interface FormMail extends Pick<Mail, 'recipient' | 'replyTo' | 'senderName' | 'subject'> {
  readonly look: MailLook;
  readonly intro: string;
  readonly lines: readonly SummaryLine[];
  readonly footer: readonly string[];
  readonly button?: { readonly label: string; readonly url: string };
}

/** The mail as HTML and as text. Line breaks in the subject become spaces. */
export function formMail({ look, intro, lines, footer, button, ...mail }: FormMail): Omit<Mail, 'id'> {
  const subject = mail.subject.replace(/\s+/g, ' ').trim();
  const layout = mailLayout({
    subject,
    sender: mail.senderName,
    look,
    parts: [
      { kind: 'lines', lines: intro.split('\n') },
      ...lines.map(({ label, value }) => ({ kind: 'answer', label, value }) as const),
      ...(button ? [{ kind: 'button', ...button } as const] : []),
      { kind: 'footer', lines: footer },
    ],
  });
  return { ...mail, subject, ...layout };
}
