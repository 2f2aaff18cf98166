import { html } from '../ports/mail/html-template.ts';
import type { Mail } from '../ports/mail/mail-sender.ts';

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
  const { recipient, senderName, subject } = mail;
  const text = [
    mail.greeting,
    ...mail.lines,
    `${mail.button}:\n${mail.url}`,
    `--\n${mail.footer}\n${senderName}`,
  ].join('\n\n');
  return { recipient, replyTo: '', senderName, subject, html: accountMailHtml(mail), text, isPrivate: true };
}

function accountMailHtml(mail: AccountMail): string {
  const muted = 'color:#57625f;font-size:14px';
  return String(
    html`<!doctype html>
      <html lang="nl">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${mail.subject}</title>
        </head>
        <body
          style="margin:0;padding:24px 12px;background:#f5f6f4;color:#1c2422;font:16px/1.5 Arial,sans-serif"
        >
          <table
            role="presentation"
            width="100%"
            style="max-width:560px;margin:0 auto;background:#fff;border-radius:12px"
          >
            <tr>
              <td style="padding:28px 24px">
                <p style="margin:0 0 16px;font-weight:bold;color:#17463a">${mail.senderName}</p>
                <h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${mail.subject}</h1>
                <p style="margin:0 0 12px">${mail.greeting}</p>
                ${mail.lines.map((line) => html`<p style="margin:0 0 12px">${line}</p>`)}
                <p style="margin:20px 0">
                  <a
                    href="${mail.url}"
                    style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f5a4a;color:#fff;font-weight:bold;text-decoration:none"
                    >${mail.button}</a
                  >
                </p>
                <p style="margin:0 0 4px;${muted}">${mail.copy}</p>
                <p style="margin:0;${muted};word-break:break-all">${mail.url}</p>
                <p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #dde2df;${muted}">
                  ${mail.footer}
                </p>
              </td>
            </tr>
          </table>
        </body>
      </html>`,
  );
}
