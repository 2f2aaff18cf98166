import { html, type SafeHtml } from '../ports/mail/html-template.ts';
import type { MailParts, MailSection } from './order-mail-parts.ts';

const cell = 'padding:6px 0;vertical-align:top';
const right = `${cell};text-align:right;white-space:nowrap;padding-left:16px`;
const muted = 'color:#5b6472;font-size:14px';

/** The order mail as HTML: tables and inline styles, because mail programs know little else. */
export function orderMailHtml(parts: MailParts): string {
  return String(
    html`<!doctype html>
      <html lang="nl">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${parts.subject}</title>
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
                <p style="margin:0 0 12px">${parts.greeting}</p>
                <p style="margin:0 0 20px">${parts.intro}</p>
                ${parts.sections.map(section)}
                <p style="margin:24px 0 8px">
                  <a
                    href="${parts.url}"
                    style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1b2430;color:#fff;text-decoration:none"
                    >${parts.button}</a
                  >
                </p>
                <p style="margin:0 0 20px;${muted}">${parts.hint}</p>
                ${parts.addresses.map(
                  ({ heading, lines }) =>
                    html`<h2 style="margin:16px 0 4px;font-size:16px">${heading}</h2>
                      ${joined(lines)}`,
                )}
                <div style="margin-top:24px;padding-top:16px;border-top:1px solid #dde2e9;${muted}">
                  ${joined(parts.seller)}
                </div>
              </td>
            </tr>
          </table>
        </body>
      </html>`,
  );
}

function section({ heading, lines, totals }: MailSection): SafeHtml {
  return html`<h1 style="margin:20px 0 8px;font-size:20px">${heading}</h1>
    <table role="presentation" width="100%" style="border-collapse:collapse">
      ${lines.map(
        (line) =>
          html`<tr style="border-bottom:1px solid #dde2e9">
            <td style="${cell}">
              ${line.quantity} x
              ${line.title}${line.options.map((option) => html`<br /><span style="${muted}">${option}</span>`)}
            </td>
            <td style="${right}">${line.amount}</td>
          </tr>`,
      )}
      ${totals.map(
        ({ label, amount, isPayable }) =>
          html`<tr style="${isPayable ? 'font-weight:bold' : ''}">
            <td style="${cell}">${label}</td>
            <td style="${right}">${amount}</td>
          </tr>`,
      )}
    </table>`;
}

function joined(lines: readonly string[]): SafeHtml {
  return html`<p style="margin:0">
    ${lines.map((line, index) => html`${index > 0 ? html`<br />` : undefined}${line}`)}
  </p>`;
}
