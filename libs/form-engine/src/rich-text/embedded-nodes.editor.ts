import { Node } from '@tiptap/core';
import { preserved } from './carried-attributes.editor.ts';

/** The attribute that stores the HTML of a `rawHtml` node until the text is written (see `htmlOf`). */
export const rawHtmlAttribute = 'data-raw-html';

/** A card instead of content that is not shown while editing: its kind and its name. */
function card(kind: string, text: string): HTMLElement {
  const dom = document.createElement('div');
  dom.dataset['card'] = kind;
  dom.textContent = text;
  return dom;
}

/**
 * A page of another website within the text (RTE-21). It is not loaded in the dashboard; the card shows its address.
 */
export const iframeNode = Node.create({
  name: 'iframe',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () =>
    preserved('src', 'width', 'height', 'title', 'loading', 'allowfullscreen', 'sandbox', 'class', 'style'),
  parseHTML: () => [{ tag: 'iframe[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['iframe', HTMLAttributes],
  addNodeView:
    () =>
    ({ node }) => ({ dom: card('iframe', String(node.attrs['src'])) }),
});

/**
 * HTML without commands in the editor, preserved exactly (RTE-22): its source is shown, because it is not checked yet.
 */
export const rawHtmlNode = Node.create({
  name: 'rawHtml',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ html: { default: '', rendered: false } }),
  parseHTML: () => [
    {
      tag: `div[${rawHtmlAttribute}]`,
      priority: 200,
      getAttrs: (element) => ({ html: element.getAttribute(rawHtmlAttribute) ?? '' }),
    },
    {
      tag: 'div, figure, dl, pre, table:has(thead, tfoot, caption)',
      priority: 100,
      getAttrs: (element) => ({ html: element.outerHTML }),
    },
  ],
  renderHTML: ({ node }) => ['div', { [rawHtmlAttribute]: String(node.attrs['html']) }],
  addNodeView:
    () =>
    ({ node }) => ({ dom: card('html', String(node.attrs['html'])) }),
});
