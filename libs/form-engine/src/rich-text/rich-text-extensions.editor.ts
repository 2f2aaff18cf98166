import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import type { Attribute, Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { isLinkAddress } from '../stored-html/link-attributes.ts';
import { preserved } from './carried-attributes.editor.ts';
import { iframeNode, rawHtmlNode } from './embedded-nodes.editor.ts';
import { imageNode, inlineImage } from './image-node.editor.ts';
import { pasteCleaner } from './paste-cleaner.editor.ts';
import { blockLook, plainMarks, textLook } from './text-marks.editor.ts';

const span = (name: string): Attribute => ({
  default: 1,
  parseHTML: (element) => Math.min(100, Number(element.getAttribute(name)) || 1),
  renderHTML: (attributes) => (attributes[name] === 1 ? {} : { [name]: attributes[name] as number }),
});
const cell = {
  addAttributes: () => ({
    colspan: span('colspan'),
    rowspan: span('rowspan'),
    colwidth: { default: null, rendered: false },
    ...preserved('scope'),
  }),
};
/** Without the column widths that tiptap writes: a table fits the screen it is shown on. */
const table = Table.extend({ renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]] });

/**
 * What the rich text editor supports; it writes nothing that is not in `storedHtml`. `address` returns where a stored
 * picture can be viewed.
 */
export const richTextExtensions = (address: (path: string) => string = (path) => path): Extensions => [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    trailingNode: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: isLinkAddress,
    },
  }),
  textLook,
  ...plainMarks,
  blockLook,
  imageNode.configure({ address }),
  inlineImage,
  iframeNode,
  rawHtmlNode,
  table,
  TableRow,
  TableCell.extend(cell),
  TableHeader.extend(cell),
  pasteCleaner,
];
