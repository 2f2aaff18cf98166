import { textInPlace, type BlockDefinition } from '@etalage/blocks/schema';

const MARK = '\u{E000}etalage\u{E000}';
const MARK_ATTRIBUTE = 'data-edit-here';

type Data = Record<string, unknown>;

/** A block's data with a mark in place of one text, to find the element that shows it. */
export function markedData(definition: BlockDefinition, data: Data, field: string): Data {
  const mark = textInPlace(definition, field) === 'html' ? `<span ${MARK_ATTRIBUTE}="">${MARK}</span>` : MARK;
  return { ...data, [field]: mark };
}

/** The element that shows nothing but the marked text; a text beside other content gets an element of its own. */
export function findMarked(wrapper: HTMLElement): HTMLElement | undefined {
  const rich = wrapper.querySelector(`[${MARK_ATTRIBUTE}]`);
  if (rich?.parentElement) return rich.parentElement;
  const walker = document.createTreeWalker(wrapper, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { nodeValue, parentElement } = node;
    if (!nodeValue?.includes(MARK) || !parentElement) continue;
    if (parentElement.childNodes.length === 1) return parentElement;
    const own = document.createElement('span');
    (node as Text).replaceWith(own);
    return own;
  }
  return undefined;
}

/** The stored text, or '' if the value is not a string. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
