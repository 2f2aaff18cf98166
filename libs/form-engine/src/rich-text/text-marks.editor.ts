import { Extension, Mark } from '@tiptap/core';
import { fontFamilies, fontSizes, textShadows, valuesOf } from '../stored-html/text-looks.ts';
import { preserved, looks } from './carried-attributes.editor.ts';

/** Text with its own size, font, shadow or colour (RTE-09 to RTE-13). */
export const textLook = Mark.create({
  name: 'textLook',
  addAttributes: () => ({
    ...looks({
      classes: {
        fontSize: valuesOf(fontSizes),
        fontFamily: valuesOf(fontFamilies),
        shadow: valuesOf(textShadows),
      },
      styles: { color: 'color', backgroundColor: 'background-color' },
    }),
    ...preserved('lang', 'dir'),
  }),
  parseHTML: () => [{ tag: 'span[class], span[style], span[lang], span[dir]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** Marks that are one element without attributes. */
export const plainMarks = ['sub', 'sup', 'small', 'mark'].map((tag) =>
  Mark.create({
    name: tag,
    ...(tag === 'sub' && { excludes: 'sup' }),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  }),
);

/**
 * Alignment, float, the attributes of links (RTE-15) and the other attributes of elements with text (RTE-06, RTE-07).
 */
export const blockLook = Extension.create({
  name: 'blockLook',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        ...looks({ classes: { float: ['float-left', 'float-right'] }, styles: { align: 'text-align' } }),
        ...preserved('lang', 'dir'),
      },
    },
    { types: ['link'], attributes: preserved('type_link', 'hideunderline') },
    {
      types: [
        'bulletList',
        'orderedList',
        'listItem',
        'blockquote',
        'table',
        'tableRow',
        'tableCell',
        'tableHeader',
      ],
      attributes: preserved('class', 'style', 'lang', 'dir'),
    },
  ],
});
