import { textInPlace, type BlockDefinition } from '@etalage/blocks/schema';

const sign = '\u{E000}etalage\u{E000}';
const attribute = 'data-edit-here';

type Data = Record<string, unknown>;

/** A block's data with a mark in place of one text, to find the element that shows it. */
export function markedData(definition: BlockDefinition, data: Data, field: string): Data {
  const mark = textInPlace(definition, field) === 'html' ? `<span ${attribute}="">${sign}</span>` : sign;
  return { ...data, [field]: mark };
}

/** The element that shows nothing but the marked text; a text beside others gets one of its own. */
export function findMarked(wrapper: HTMLElement): HTMLElement | undefined {
  const rich = wrapper.querySelector(`[${attribute}]`);
  if (rich?.parentElement) return rich.parentElement;
  const walker = document.createTreeWalker(wrapper, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { nodeValue, parentElement } = node;
    if (!nodeValue?.includes(sign) || !parentElement) continue;
    if (parentElement.childNodes.length === 1) return parentElement;
    const own = document.createElement('span');
    (node as Text).replaceWith(own);
    return own;
  }
  return undefined;
}

/** A stored text; nothing for a value that is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
