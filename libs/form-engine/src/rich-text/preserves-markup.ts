/** Older spellings of the same mark. */
const SAME: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM', DEL: 'S', STRIKE: 'S' };

/**
 * Whether an editor preserves all of some HTML: its text, elements and attributes. An editor may add
 * to them (a paragraph within a list item), but it would silently remove what it does not know at the first key press.
 */
export function preservesMarkup(before: string, after: string): boolean {
  const old = partsOf(before);
  const now = partsOf(after);
  if (old.text !== now.text) return false;
  return [...old.counts].every(([part, count]) => (now.counts.get(part) ?? 0) >= count);
}

function partsOf(html: string): { text: string; counts: Map<string, number> } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const counts = new Map<string, number>();
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    const tag = SAME[element.tagName] ?? element.tagName;
    const attributes = [...element.attributes].map(({ name, value }) =>
      // As the browser parses it: one editor writes #f00 and another rgb(255, 0, 0).
      name === 'style' ? `${tag} style ${declarationsOf(element.style.cssText)}` : `${tag} ${name} ${value}`,
    );
    for (const part of [tag, ...attributes]) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return { text: (body.textContent ?? '').replace(/\s+/g, ''), counts };
}

function declarationsOf(style: string): string {
  const declarations = style.split(';').map((declaration) => declaration.replace(/\s+/g, ''));
  return declarations.filter(Boolean).toSorted().join(';');
}
