import type { SummaryLine } from '@etalage/form-engine/schema';
import { html } from '../ports/mail/html-template.ts';
import type { Mail } from '../ports/mail/mail-sender.ts';

/** What a mail about a submission says. */
export interface FormMail extends Pick<Mail, 'recipient' | 'replyTo' | 'senderName' | 'subject'> {
  readonly intro: string;
  readonly lines: readonly SummaryLine[];
  readonly footer: readonly string[];
  readonly button?: { readonly text: string; readonly url: string };
}

/** The mail in both forms; what was typed is text in both of them, in its own reading direction. */
export function formMail(mail: FormMail): Omit<Mail, 'id'> {
  const { recipient, replyTo, senderName } = mail;
  const subject = mail.subject.replace(/\s+/g, ' ').trim();
  return { recipient, replyTo, senderName, subject, html: asHtml({ ...mail, subject }), text: asText(mail) };
}

function asText({ intro, lines, footer, button }: FormMail): string {
  return [
    intro,
    ...lines.map(({ label, value }) => `${label}:\n${value}`),
    ...(button ? [`${button.text}:\n${button.url}`] : []),
    ['--', ...footer].join('\n'),
  ].join('\n\n');
}

const muted = 'color:#5b6472;font-size:14px';

function asHtml({ subject, intro, lines, footer, button }: FormMail): string {
  return String(
    html`<!doctype html>
      <html lang="nl">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${subject}</title>
        </head>
        <body
          style="margin:0;padding:24px 12px;background:#f2f4f7;color:#1b2430;font:16px/1.5 Arial,sans-serif"
        >
          <table
            role="presentation"
            width="100%"
            style="max-width:600px;margin:0 auto;background:#fff;border-radius:12px"
          >
            <tr>
              <td style="padding:28px 24px">
                <h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${subject}</h1>
                <p style="margin:0 0 20px;white-space:pre-line">${intro}</p>
                ${lines.map(
                  ({ label, value }) =>
                    html`<p style="margin:0;${muted}">${label}</p>
                      <p dir="auto" style="margin:0 0 16px;white-space:pre-line;overflow-wrap:anywhere">
                        ${value}
                      </p>`,
                )}
                ${
                  button &&
                  html`<p style="margin:20px 0">
                    <a
                      href="${button.url}"
                      style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1b2430;color:#fff;text-decoration:none"
                      >${button.text}</a
                    >
                  </p>`
                }
                <div style="margin-top:24px;padding-top:16px;border-top:1px solid #dde2e9;${muted}">
                  ${footer.map((line) => html`<p style="margin:0">${line}</p>`)}
                </div>
              </td>
            </tr>
          </table>
        </body>
      </html>`,
  );
}
