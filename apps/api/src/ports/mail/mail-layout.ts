import { htmlPage } from './html-page.ts';
import { html } from './html-template.ts';
import { type MailPart, mailPartHtml, mailPartText } from './mail-part.ts';

interface MailLayout {
  readonly subject: string;
  /** The sender, shown above the subject. */
  readonly sender: string;
  readonly parts: readonly MailPart[];
}

/** A mail as HTML, with tables and inline styles because mail programs support little else, and as text. */
export function mailLayout({ subject, sender, parts }: MailLayout): { html: string; text: string } {
  const page = htmlPage({
    title: subject,
    style: 'margin:0;padding:24px 12px;background:#f5f6f4;color:#1c2422;font:16px/1.5 Arial,sans-serif',
    body: html`<table
      role="presentation"
      width="100%"
      style="max-width:600px;margin:0 auto;background:#fff;border-radius:12px"
    >
      <tr>
        <td style="padding:28px 24px">
          <p style="margin:0 0 16px;font-weight:bold">${sender}</p>
          <h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${subject}</h1>
          ${parts.map(mailPartHtml)}
        </td>
      </tr>
    </table>`,
  });
  return { html: page, text: parts.map(mailPartText).filter(Boolean).join('\n\n') };
}
