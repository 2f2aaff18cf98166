import { nl } from '@etalage/texts';

const TEXTS = {
  unknown: { heading: nl.website_unknown_heading, text: nl.website_unknown_text },
  failed: { heading: nl.website_error_heading, text: nl.website_error_text },
  unbuilt: { heading: nl.website_unbuilt_heading, text: nl.website_unbuilt_text },
};

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:start;gap:1rem;padding:2rem;' +
  'font:1.0625rem/1.6 system-ui,sans-serif;background:#faf7f2;color:#1d1a16}' +
  'h1{margin:0;font:500 2rem/1.15 Georgia,serif}p{margin:0;max-width:34rem}';

/** A page for errors in which no website can be rendered; it needs neither the database nor the build. */
export function plainPage(kind: keyof typeof TEXTS): string {
  const { heading, text } = TEXTS[kind];
  return (
    '<!DOCTYPE html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<meta name="robots" content="noindex"><title>${heading}</title><style>${STYLE}</style></head>` +
    `<body><h1>${heading}</h1><p>${text}</p></body></html>`
  );
}
