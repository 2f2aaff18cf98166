import { html, type SafeHtml } from './html-template.ts';
import type { MailLook } from './mail-look.ts';

interface Paragraph {
  readonly kind: 'paragraph';
  readonly text: string;
}

interface Heading {
  readonly kind: 'heading';
  readonly text: string;
}

/** Bought products or filled-in fields, one row each, with an amount or a value at the end. */
interface Rows {
  readonly kind: 'rows';
  readonly rows: readonly {
    readonly label: string;
    readonly details?: readonly string[];
    readonly value: string;
    readonly isStrong?: boolean;
  }[];
}

interface Button {
  readonly kind: 'button';
  readonly label: string;
  readonly url: string;
  /** Text to read before pressing it. */
  readonly hint?: string;
  /** Text above the plain address, for mail programs in which the button does not work. */
  readonly copy?: string;
}

/** Lines that belong together, such as an address. */
interface Lines {
  readonly kind: 'lines';
  readonly lines: readonly string[];
}

/** A question and the text entered there, with its own line breaks and reading direction. */
interface Answer {
  readonly kind: 'answer';
  readonly label: string;
  readonly value: string;
}

/** Things that are opened by a link, with a word about each. */
interface Links {
  readonly kind: 'links';
  readonly label: string;
  readonly links: readonly { readonly text: string; readonly note: string; readonly url: string }[];
}

/** A QR code. */
interface Code {
  readonly kind: 'code';
  /** Its rows, a 1 for each dark square; without a margin. */
  readonly rows: readonly string[];
  /** What it is for, shown below it. */
  readonly label: string;
}

/** The sender and the reason of the mail; the last part. */
interface Footer {
  readonly kind: 'footer';
  readonly lines: readonly string[];
}

export type MailPart = Paragraph | Heading | Rows | Button | Lines | Answer | Links | Code | Footer;

const muted = ({ light }: MailLook) => `color:${light.muted};font-size:14px`;
const border = ({ light }: MailLook) => `1px solid ${light.line}`;

/** A part as HTML. The classes are those of the dark colours. */
export function mailPartHtml(part: MailPart, look: MailLook): SafeHtml {
  switch (part.kind) {
    case 'paragraph':
      return html`<p style="margin:0 0 12px">${part.text}</p>`;
    case 'heading':
      return html`<h2 style="margin:24px 0 8px;font:bold 18px/1.3 ${look.headingFont}">${part.text}</h2>`;
    case 'rows':
      return rowsHtml(part, look);
    case 'button':
      return buttonHtml(part, look);
    case 'lines':
      return html`<p style="margin:0 0 12px">${broken(part.lines)}</p>`;
    case 'answer':
      return html`<p class="muted" style="margin:0;${muted(look)}">${part.label}</p>
        <p dir="auto" style="margin:0 0 12px;white-space:pre-line;overflow-wrap:anywhere">${part.value}</p>`;
    case 'links':
      return linksHtml(part, look);
    case 'code':
      return codeHtml(part, look);
    case 'footer':
      return html`<p
        class="muted line"
        style="margin:24px 0 0;padding-top:16px;border-top:${border(look)};${muted(look)}"
      >
        ${broken(part.lines)}
      </p>`;
  }
}

/** A part as plain text, for mail programs that show no HTML. */
export function mailPartText(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
    case 'heading':
      return part.text;
    case 'rows':
      return part.rows
        .flatMap(({ label, value, details = [] }) => [
          `${label}: ${value}`,
          ...details.map((line) => `    ${line}`),
        ])
        .join('\n');
    case 'button':
      return [`${part.label}:`, part.url, ...(part.hint ? [part.hint] : [])].join('\n');
    case 'lines':
      return part.lines.join('\n');
    case 'answer':
      return `${part.label}:\n${part.value}`;
    case 'links':
      return [part.label, ...part.links.map(({ text, note, url }) => `- ${text} (${note})\n  ${url}`)].join(
        '\n',
      );
    case 'code':
      // Without pictures a code is of no use; what it contains stands above it.
      return '';
    case 'footer':
      return ['--', ...part.lines].join('\n');
  }
}

function linksHtml({ label, links }: Links, look: MailLook): SafeHtml {
  return html`<p class="muted" style="margin:0;${muted(look)}">${label}</p>
    <ul style="margin:4px 0 12px;padding-left:20px">
      ${links.map(
        ({ text, note, url }) =>
          html`<li style="overflow-wrap:anywhere">
            <a href="${url}" style="color:inherit">${text}</a>
            <span class="muted" style="${muted(look)}">${note}</span>
          </li>`,
      )}
    </ul>`;
}

function rowsHtml({ rows }: Rows, look: MailLook): SafeHtml {
  const cell = `padding:6px 0;vertical-align:top;border-bottom:${border(look)}`;
  return html`<table role="presentation" width="100%" style="margin:0 0 12px;border-collapse:collapse">
    ${rows.map(
      ({ label, value, details = [], isStrong }) =>
        html`<tr style="${isStrong && 'font-weight:bold'}">
          <td class="line" style="${cell}">
            ${label}${details.map((line) => html`<br /><span class="muted" style="${muted(look)}">${line}</span>`)}
          </td>
          <td class="line" style="${cell};text-align:right;padding-left:16px">${value}</td>
        </tr>`,
    )}
  </table>`;
}

function buttonHtml({ label, url, hint, copy }: Button, look: MailLook): SafeHtml {
  const { action, onAction } = look.light;
  const style =
    `display:inline-block;padding:12px 20px;border-radius:${look.buttonRadius};background:${action};color:${onAction};` +
    'font-weight:bold;text-decoration:none';
  const small = `margin:0 0 12px;${muted(look)}`;
  return html`<p style="margin:20px 0 12px"><a href="${url}" class="action" style="${style}">${label}</a></p>
    ${hint && html`<p class="muted" style="${small}">${hint}</p>`}
    ${copy && html`<p class="muted" style="margin:0;${muted(look)}">${copy}</p><p class="muted" style="${small};word-break:break-all">${url}</p>`}`;
}

/** A table, because mail programs hide pictures until their reader asks for them. */
function codeHtml({ rows, label }: Code, look: MailLook): SafeHtml {
  const table = 'background:#fff;border:12px solid #fff;border-collapse:collapse;font-size:0;line-height:0';
  return html`<table role="img" aria-label="${label}" cellpadding="0" cellspacing="0" style="${table}">
      ${rows.map((row) => html`<tr>${Array.from(row, (square) => (square === '1' ? DARK : LIGHT))}</tr>`)}
    </table>
    <p class="muted" style="margin:0 0 12px;${muted(look)}">${label}</p>`;
}

const DARK = html`<td width="4" height="4" bgcolor="#000"></td>`;
const LIGHT = html`<td width="4" height="4"></td>`;

function broken(lines: readonly string[]): SafeHtml[] {
  return lines.map((line, index) => html`${index > 0 && html`<br />`}${line}`);
}
