import nodemailer from 'nodemailer';
import type { MailSender } from './mail-sender.ts';

export interface SmtpOptions {
  /** E.g. `smtps://user:password@mail.example.nl`. */
  readonly url: string;
  /** Address in From; the shop's own address is in Reply-To, because the server may only send as itself. */
  readonly from: string;
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
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return 'sent';
    },
    close: () => transport.close(),
  };
}
