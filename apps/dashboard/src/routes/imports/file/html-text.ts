const NAMES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** A name that a system writes as HTML ("Tafels &amp; stoelen") as text. */
export function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return NAMES[name.toLowerCase()] ?? whole;
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}

/** Text without paragraphs of its own as WordPress shows it: an empty line begins a paragraph, a line end stays one. */
export function withParagraphs(text: string): string {
  const content = text.replace(/\r\n?/g, '\n').trim();
  if (content === '' || /<(?:p|div|ul|ol|h[1-6]|table|section|figure|blockquote|br)\b/i.test(content))
    return content;
  return content
    .split(/\n{2,}/)
    .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
