const escapes: Readonly<Record<string, string>> = {
  '%': '%25',
  ':': '%3A',
  ',': '%2C',
  '|': '%7C',
  '<->': '%3C-%3E',
};
const originals: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(escapes).map(([plain, escaped]) => [escaped, plain]),
);

/** A key or value, escaped for use between the separators of a filter text (SRCH-18). */
export function escapeFilter(plain: string): string {
  return plain.replace(/<->|[%:,|]/g, (found) => escapes[found] ?? found);
}

/** The inverse of escapeFilter; a percent sign that is not part of one of our escapes is kept (SRCH-18). */
export function unescapeFilter(escaped: string): string {
  return escaped.replace(/%(?:25|3A|2C|7C|3C-%3E)/gi, (found) => originals[found.toUpperCase()] ?? found);
}
