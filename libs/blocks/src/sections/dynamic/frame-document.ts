import { escapeHtml } from '../../gate/escape-html.ts';
import { withoutBlockedWords } from './blocked-words.ts';

/** The three parts of a component, as its owner typed them (CODE-01). */
export interface CustomCode {
  html: string;
  script: string;
  css: string;
}

interface FrameDocument {
  html: string;
  /** The exact inline sources, which the policy of the page has to allow. */
  styles: readonly string[];
  scripts: readonly string[];
}

/** Reports the height of the content to the page, and a script that does not compile to the console (CODE-05). */
const helper = `addEventListener('error',function(e){if(e.error instanceof SyntaxError){e.preventDefault();console.error('there is some error in your component')}});
addEventListener('DOMContentLoaded',function(){var send=function(){parent.postMessage({customCodeHeight:Math.ceil(document.body.getBoundingClientRect().height)},'*')};new ResizeObserver(send).observe(document.body);addEventListener('message',send);send()})`;
const base =
  'body{margin:0;display:flow-root;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}img{max-width:100%}';

/**
 * The document of a component's frame. It is part of the page, so it is stored and cached with it; its policy is that of
 * the page, and the frame has no origin: it reads no cookie and reaches neither the page nor a server.
 * @param theme The colours of the website as CSS variables, which the component may use.
 * @param origin The only place from which it may load pictures, videos and fonts; anywhere if it is undefined.
 */
export function frameDocument(
  { html, script, css }: CustomCode,
  theme: string,
  origin?: string,
): FrameDocument {
  const style = plain(base + theme + css).replace(/<\/(?=style)/gi, '<\\/');
  const own = plain(withoutBlockedWords(script)).replace(/<(?=\/script|!--|script)/gi, '\\x3c');
  const scripts = own.trim() === '' ? [helper] : [helper, own];
  const [first = '', ...rest] = scripts.map((source) => `<script>${source}</script>`);
  return {
    html: `<!doctype html><html lang="nl"><head><meta charset="utf-8">${origin === undefined ? '' : ownFilesOnly(origin)}<title></title><style>${style}</style>${first}</head><body>${html}${rest.join('')}</body></html>`,
    styles: [style],
    scripts,
  };
}

/** A policy beside that of the page: what a script puts together is not loaded from elsewhere either. */
function ownFilesOnly(origin: string): string {
  const inline = "script-src 'unsafe-inline'; style-src 'unsafe-inline'";
  const files = ['img-src data:', 'media-src', 'font-src'].map((name) => `${name} ${origin}`).join('; ');
  return `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; ${inline}; ${escapeHtml(files)}">`;
}

/** Line ends as the parser makes them, because the policy compares the parsed text. */
function plain(source: string): string {
  return source.replace(/\r\n?/g, '\n').replaceAll('\0', '');
}
