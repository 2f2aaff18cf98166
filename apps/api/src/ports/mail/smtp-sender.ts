import nodemailer from 'nodemailer';
import type { MailSender } from './mail-sender.ts';

export interface SmtpOptions {
  /** E.g. `smtps://user:password@mail.example.nl`. */
  readonly url: string;
  /** Address in From; the shop's own address is in Reply-To, because the server may only send as itself. */
  readonly from: string;
}

/**
 * With which mail programs offer to stop such mails: at a press (RFC 8058), which needs an encrypted address, and a DKIM
 * signature of the mail server over these headers.
 */
function stopHeaders(url: string): Record<string, string> {
  if (url === '') return {};
  const oneClick = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { 'List-Unsubscribe': `<${url}>`, ...(url.startsWith('https://') && oneClick) };
}

/** Sends over SMTP; rejects when the server is unreachable or refuses, so that the outbox retries. */
export function smtpSender({ url, from }: SmtpOptions): MailSender {
  const transport = nodemailer.createTransport(url, { from });
  return {
    takesFiles: true,
    async send(mail, files = []) {
      await transport.sendMail({
        from: { name: mail.senderName, address: from },
        to: { name: '', address: mail.recipient },
        replyTo: mail.replyTo || undefined,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        attachments: files.map(({ name, type, content }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(content),
        })),
        messageId: `<${mail.id}@${from.split('@')[1] ?? 'etalage'}>`,
        headers: stopHeaders(mail.stopUrl ?? ''),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return 'sent';
    },
    close: () => transport.close(),
  };
}
