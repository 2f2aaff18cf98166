/** Elements that carry no meaning of their own, or that one editor writes and another does not. */
const plain = new Set(['p', 'br', 'tbody', 'colgroup', 'col']);
const twins: Record<string, string> = { b: 'strong', i: 'em', strike: 's', del: 's' };

/**
 * What a piece of HTML says, whatever way it is written down: its words, and its elements with their attributes. Two
 * texts with the same signature differ in nothing an owner would miss.
 */
export function htmlSignature(html: string): string {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  const elements = [...holder.content.querySelectorAll('*')].flatMap((element) => {
    const tag = element.tagName.toLowerCase();
    const attributes = [...element.attributes]
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => `${name}=${value.replaceAll(/[\s;]/g, '')}`)
      .sort();
    const isBare = attributes.length === 0;
    if (isBare && (plain.has(tag) || tag === 'span')) return [];
    return [`${twins[tag] ?? tag}[${attributes.join()}]`];
  });
  const words = (holder.content.textContent ?? '').replaceAll(/\s+/g, '');
  return `${words}|${elements.sort().join('|')}`;
}
