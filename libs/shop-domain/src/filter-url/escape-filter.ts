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

/** A key or value as it stands between the separators of a filter text (SRCH-18). */
export function escapeFilter(plain: string): string {
  return plain.replace(/<->|[%:,|]/g, (found) => escapes[found] ?? found);
}

/** The inverse of escapeFilter; a percent sign that begins no escape of ours stays as it is (SRCH-18). */
export function unescapeFilter(escaped: string): string {
  return escaped.replace(/%(?:25|3A|2C|7C|3C-%3E)/gi, (found) => originals[found.toUpperCase()] ?? found);
}
