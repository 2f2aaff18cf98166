/** Text as HTML shows it, whatever a visitor typed. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Lines of text as a list. */
export function list(lines: readonly string[]): string {
  return `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;
}

/** A heading with parts of HTML below it; `none` if there are none. */
export function section(title: string, parts: readonly string[], none: string): string {
  const content = parts.length > 0 ? parts.join('') : `<p>${escaped(none)}</p>`;
  return `<h2>${escaped(title)}</h2>${content}`;
}
