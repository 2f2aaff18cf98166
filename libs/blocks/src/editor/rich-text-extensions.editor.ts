import { Extension, Mark, Node, type Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';

/** Attributes of the stored HTML that the editor carries along as they are. */
const carried = ['class', 'style', 'id', 'title'];
const kept = (names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        default: null,
        parseHTML: (element: HTMLElement) => element.getAttribute(name),
        renderHTML: (attributes: Record<string, unknown>) =>
          attributes[name] === null ? {} : { [name]: attributes[name] },
      },
    ]),
  );

const keepAttributes = Extension.create({
  name: 'keepAttributes',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote'],
      attributes: kept(carried),
    },
  ],
});

/** A piece of text with a size, colour or font of its own. */
const styledText = Mark.create({
  name: 'styledText',
  addAttributes: () => kept(carried),
  parseHTML: () => [{ tag: 'span[class], span[style]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

const image = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => kept(['src', 'alt', 'width', 'height', 'loading', ...carried]),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** What the text editor understands. Text that holds more than this is edited in the panel instead. */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    trailingNode: false,
    codeBlock: false,
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null, class: null } },
  }),
  keepAttributes,
  styledText,
  image,
];
