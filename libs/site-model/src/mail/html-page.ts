import { html, type SafeHtml } from './html-template.ts';

interface HtmlPage {
  readonly title: string;
  /** Content of the head besides the title. */
  readonly head?: SafeHtml;
  /** Inline style of the body: mail programs drop style sheets. */
  readonly style?: string;
  readonly bodyClass?: string;
  readonly body: SafeHtml;
}

/** A complete HTML document in Dutch, for mails and for pages of the server itself. */
export function htmlPage({ title, head, style = '', bodyClass = '', body }: HtmlPage): string {
  return String(
    html`<!doctype html>
      <html lang="nl">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          ${head}
        </head>
        <body class="${bodyClass}" style="${style}">
          ${body}
        </body>
      </html>`,
  );
}
