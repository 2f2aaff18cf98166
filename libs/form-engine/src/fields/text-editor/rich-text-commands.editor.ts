import type { Editor } from '@tiptap/core';
import type { TextKey } from '@etalage/texts';

export interface RichTextCommand {
  name: string;
  title: TextKey;
  /** What stands on the button. */
  face: string;
  isActive?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const heading = (level: 2 | 3 | 4): RichTextCommand => ({
  name: `heading-${level}`,
  title: `formfield_rich_heading_${level}`,
  face: `H${level}`,
  isActive: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

/** What a dashboard's rich text can do; a page's text has more, in the designer. */
export const richTextCommands: readonly RichTextCommand[] = [
  {
    name: 'bold',
    title: 'formfield_rich_bold',
    face: 'B',
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    title: 'formfield_rich_italic',
    face: 'I',
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'underline',
    title: 'formfield_rich_underline',
    face: 'U',
    isActive: (editor) => editor.isActive('underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  heading(2),
  heading(3),
  heading(4),
  {
    name: 'bullets',
    title: 'formfield_rich_bullets',
    face: '•',
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    title: 'formfield_rich_numbers',
    face: '#',
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'undo',
    title: 'formfield_rich_undo',
    face: '↶',
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    name: 'redo',
    title: 'formfield_rich_redo',
    face: '↷',
    run: (editor) => editor.chain().focus().redo().run(),
  },
];
