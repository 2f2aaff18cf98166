import { readBlock, textInPlace, type BlockDefinition } from '@etalage/blocks/schema';
import type { BlockInstance } from '@etalage/site-model';
import { textOf } from './marked-data.ts';

const withSingleSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The field to edit after a double click on an element of a block: the one that it shows, else the first text. */
export function chooseField(
  definition: BlockDefinition,
  block: BlockInstance,
  target: Element | null,
): string | undefined {
  const read = readBlock(definition, block);
  if (!read.ok) return undefined;
  const data: Record<string, unknown> = read.data;
  const fields = Object.keys(definition.fields).flatMap((name) => {
    const kind = textInPlace(definition, name);
    return kind ? [{ name, kind, value: textOf(data[name]) }] : [];
  });
  for (let at: Element | null = target; at && !at.hasAttribute('data-block-id'); at = at.parentElement) {
    const shown = withSingleSpaces(at.textContent ?? '');
    const own = new Set([...at.childNodes].map((node) => withSingleSpaces(node.nodeValue ?? '')));
    const hit = fields.find(({ kind, value }) => {
      if (value === '') return false;
      return kind === 'html'
        ? shown === withSingleSpaces(textOfHtml(value))
        : own.has(withSingleSpaces(value));
    });
    if (hit) return hit.name;
  }
  const rich = fields.filter(({ kind }) => kind === 'html');
  return (rich.length === 1 ? rich[0] : fields.find(({ value }) => value !== ''))?.name;
}

function textOfHtml(html: string): string {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  return holder.content.textContent ?? '';
}
