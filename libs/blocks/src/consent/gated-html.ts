import type { Translate } from '@etalage/texts';
import { contentGate } from '../gate/content-gate.ts';

/** A frame as the server stores it, without content, or a picture. */
const FRAME_OR_PICTURE = /<iframe\b[^<>]*>\s*<\/iframe>|<img\b[^<>]*>/gi;
/** What a browser loads from elsewhere by itself. */
const LOADING = /<(?:iframe|img|video|audio|source|object|embed|link|script)\b|url\(/i;

/** Rich text whose frames and pictures of other websites load only after the visitor allows it; the rest is unchanged. */
export function withGatedContent(html: string, translate: Translate): string {
  return html.replace(FRAME_OR_PICTURE, (element) =>
    isOwnPicture(element) ? element : gate(element, translate),
  );
}

/**
 * Pictures of the website are stored by their path. Browsers read `\` as `/`, and skip spaces before an address; in HTML
 * they also decode characters, so that only an address that starts as a path is known to be one.
 */
function isOwnPicture(element: string): boolean {
  return /^<img/i.test(element) && /^(?:\/(?![/\\])|data:|$)/i.test(attributeOf(element, 'src'));
}

/** Code of another website that is shown only after the visitor allows it; unchanged if it loads nothing. */
export function gatedCode(code: string, translate: Translate): string {
  return LOADING.test(code) ? gate(code, translate) : code;
}

function gate(code: string, translate: Translate): string {
  return contentGate({ code, address: attributeOf(code, 'src'), size: sizeOf(code) }, translate);
}

/** The room that the content takes, so that showing it moves nothing. */
function sizeOf(code: string): string {
  const width = /^\d{1,4}$/.exec(attributeOf(code, 'width'))?.[0];
  const height = /^\d{1,4}$/.exec(attributeOf(code, 'height'))?.[0];
  if (width && height) return `--embed-width:${width}px;--embed-ratio:${width}/${height}`;
  return height ? `--embed-ratio:auto;height:${height}px` : '';
}

/** An attribute of the first frame or picture. Looks at its tag only: code may be long, and contain many that never end. */
function attributeOf(code: string, name: string): string {
  const start = code.search(/<(?:iframe|img)\b/i);
  if (start < 0) return '';
  const tag = code.slice(start, code.indexOf('>', start) + 1);
  const found = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
  return found.replaceAll('&amp;', '&');
}
