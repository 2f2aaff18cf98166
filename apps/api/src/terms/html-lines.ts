import type { TermsLine } from '../db/tables/agreed-terms.ts';

/** Elements that begin and end a line. */
const LINES =
  /^(?:p|div|h[1-6]|li|ul|ol|table|tr|blockquote|pre|br|hr|section|figure|figcaption|summary|details)$/;
const HEADING = /^h[1-6]$/;
/** A tag ends before the next one begins, so that what is never closed is not searched again from each `<`. */
const TAG_OR_TEXT = /<(\/?)([a-z][a-z0-9]*)[^<>]*>|<[^<>]*>|<|[^<]+/gi;
const NAMES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Rich text as lines without tags, in the order in which it is read. */
export function htmlLines(html: string): TermsLine[] {
  const lines: TermsLine[] = [];
  let kind: TermsLine['kind'] = 'text';
  let words = '';
  const endLine = () => {
    const text = withoutEntities(words).replaceAll(/\s+/g, ' ').trim();
    if (text !== '') lines.push({ kind, text });
    // What follows within an item is a paragraph of it.
    if (text !== '' && kind === 'item') kind = 'text';
    words = '';
  };
  for (const [part, slash, name = ''] of html.matchAll(TAG_OR_TEXT)) {
    if (part === '<' || !part.startsWith('<')) words += part;
    const tag = name.toLowerCase();
    if (tag === 'td' || tag === 'th') words += ' ';
    if (!LINES.test(tag)) continue;
    endLine();
    const isOpened = slash === '';
    if (HEADING.test(tag)) kind = isOpened ? 'heading' : 'text';
    else if (tag === 'li') kind = isOpened ? 'item' : 'text';
  }
  endLine();
  return lines;
}

function withoutEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return NAMES[name.toLowerCase()] ?? whole;
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}
