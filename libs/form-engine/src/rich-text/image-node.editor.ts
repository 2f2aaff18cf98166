import { Node, type Attribute } from '@tiptap/core';
import { DOMSerializer } from '@tiptap/pm/model';
import { imageAttributes } from '../stored-html/stored-html.ts';
import { preserved } from './carried-attributes.editor.ts';
import { imageElement, imageValueNames, plainAttributes, readImage } from './image-element.ts';

const attributes = Object.fromEntries(
  imageValueNames.map((name) => [name, { default: null, rendered: false } satisfies Attribute]),
);
/** The elements in which a picture is a block; elsewhere it is part of a line. */
const context = 'doc/|listItem/|blockquote/|tableCell/|tableHeader/';
const getAttrs = (element: HTMLElement) => readImage(element) ?? false;

/**
 * A picture as a block (RTE-17, RTE-18). Its attributes determine its appearance; the class, style, link and box that
 * visitors see follow from them.
 */
export const imageNode = Node.create<{ address: (path: string) => string }>({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ address: (path) => path }),
  addAttributes: () => attributes,
  parseHTML: () => [
    { tag: 'div', context, priority: 110, getAttrs },
    { tag: 'a[href]', context, priority: 110, getAttrs },
    { tag: 'img[src]', getAttrs },
  ],
  renderHTML: ({ node }) => imageElement(node.attrs),
  addNodeView() {
    return ({ node }) => {
      const { dom } = DOMSerializer.renderSpec(document, imageElement(node.attrs));
      const image = dom.tagName === 'IMG' ? dom : dom.querySelector('img');
      // Visitors load the file from their own host; the dashboard requests where it can be viewed.
      image?.setAttribute('src', this.options.address(String(node.attrs['src'])));
      return { dom };
    };
  },
});

/** A picture within a line of text. */
export const inlineImage = Node.create({
  name: 'inlineImage',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => preserved(...plainAttributes, ...imageAttributes, 'class', 'style'),
  parseHTML: () => [{ tag: 'img[src]', context: 'paragraph/|heading/', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});
