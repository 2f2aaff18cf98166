import { nl } from '@etalage/texts';

const TEXTS = {
  unknown: { heading: nl.website_unknown_heading, text: nl.website_unknown_text },
  unreadable: { heading: nl.website_unreadable_heading, text: nl.website_unreadable_text },
  failed: { heading: nl.website_error_heading, text: nl.website_error_text },
  busy: { heading: nl.website_error_busy_heading, text: nl.error_rate_limited },
  unbuilt: { heading: nl.website_unbuilt_heading, text: nl.website_unbuilt_text },
};

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:start;gap:1rem;padding:2rem;' +
  'font:1.0625rem/1.6 system-ui,sans-serif;background:#faf7f2;color:#1d1a16}' +
  'h1{margin:0;font:500 2rem/1.15 Georgia,serif}p{margin:0;max-width:34rem}';

/** A page for errors in which no website can be rendered; it needs neither the database nor the build. */
export function plainPage(kind: keyof typeof TEXTS, ownText?: string): string {
  const { heading, text } = { ...TEXTS[kind], ...(ownText !== undefined && { text: ownText }) };
  return (
    '<!DOCTYPE html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<meta name="robots" content="noindex"><title>${heading}</title><style>${STYLE}</style></head>` +
    `<body><h1>${heading}</h1><p>${escaped(text)}</p></body></html>`
  );
}

/** A website's own texts may contain any character. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
