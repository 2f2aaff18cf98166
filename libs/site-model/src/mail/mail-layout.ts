import { htmlPage } from './html-page.ts';
import { html, type SafeHtml } from './html-template.ts';
import type { MailLook } from './mail-look.ts';
import { type MailPart, mailPartHtml, mailPartText } from './mail-part.ts';
import { mailStyle } from './mail-style.ts';

interface MailLayout {
  readonly subject: string;
  /** The sender, shown above the subject. */
  readonly sender: string;
  readonly look: MailLook;
  readonly parts: readonly MailPart[];
}

/**
 * A mail as HTML, with tables and inline styles because mail programs support little else, and as text. The only style
 * sheet has the dark colours: a mail program that drops it shows the light ones, or inverts them by itself.
 */
export function mailLayout({ subject, sender, look, parts }: MailLayout): { html: string; text: string } {
  const { ground, paper, ink } = look.light;
  const page = htmlPage({
    title: subject,
    head: html`<meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <style>
        ${mailStyle(look)}
      </style>`,
    style: `margin:0;padding:24px 12px;background:${ground};color:${ink};font:16px/1.5 ${look.textFont}`,
    bodyClass: 'ground',
    body: html`<table
      role="presentation"
      width="100%"
      bgcolor="${paper}"
      class="paper"
      style="max-width:600px;margin:0 auto;background:${paper};color:${ink};border-radius:12px"
    >
      <tr>
        <td style="padding:28px 24px;font:16px/1.5 ${look.textFont}">
          ${senderHtml(sender, look)}
          <h1 style="margin:0 0 16px;font:bold 22px/1.25 ${look.headingFont}">${subject}</h1>
          ${parts.map((part) => mailPartHtml(part, look))}
        </td>
      </tr>
    </table>`,
  });
  return { html: page, text: parts.map(mailPartText).filter(Boolean).join('\n\n') };
}

/** The logo on a plate of its own, because it is made for a light ground; its name where pictures are hidden. */
function senderHtml(sender: string, { logo, light }: MailLook): SafeHtml {
  if (!logo) return html`<p style="margin:0 0 16px;font-weight:bold">${sender}</p>`;
  const plate = `padding:8px 10px;background:${light.paper};border-radius:8px`;
  const picture = `display:block;height:40px;width:auto;max-width:260px;border:0;color:${light.ink};font-weight:bold`;
  return html`<table role="presentation" style="margin:-8px 0 12px -10px;border-collapse:separate">
    <tr>
      <td bgcolor="${light.paper}" style="${plate}">
        <img src="${logo}" alt="${sender}" height="40" style="${picture}" />
      </td>
    </tr>
  </table>`;
}
