import { Editor } from '@tiptap/core';
import { htmlSignature } from './html-signature.ts';
import { richTextAttributes, runRichTextCommand } from './rich-text-commands.editor.ts';
import { richTextExtensions } from './rich-text-extensions.editor.ts';
import { pasteLimit, type SessionEvents, type TextSession } from './text-session.ts';

/**
 * Makes an element the editor of its own rich text, so that nothing moves when editing begins. Undefined when the text
 * holds something the editor does not know and would lose.
 */
export function startRichText(
  element: HTMLElement,
  html: string,
  { onChange, onCursor, onTooLarge }: SessionEvents,
): TextSession | undefined {
  const editor = new Editor({
    element: { mount: element },
    content: html,
    extensions: richTextExtensions,
    editorProps: {
      handlePaste(_view, event) {
        const { clipboardData } = event;
        const sizes = ['text/html', 'text/plain'].map((type) => clipboardData?.getData(type).length ?? 0);
        if (Math.max(...sizes) <= pasteLimit) return false;
        onTooLarge();
        return true;
      },
    },
    onUpdate: onChange,
    onTransaction: onCursor,
  });
  if (htmlSignature(writtenHtml(editor)) !== htmlSignature(html)) {
    editor.destroy();
    return undefined;
  }
  return {
    value: () => writtenHtml(editor),
    replace: (value) => void editor.commands.setContent(value, { emitUpdate: false }),
    command: (command, attributes) => runRichTextCommand(editor, command, attributes),
    attributes: () => richTextAttributes(editor),
    isComposing: () => editor.view.composing,
    focus: () => void editor.commands.focus(),
    end: () => editor.destroy(),
  };
}

/** The text as it is stored: nothing for an empty one, and list items without a paragraph of their own. */
function writtenHtml(editor: Editor): string {
  if (editor.isEmpty) return '';
  const holder = document.createElement('template');
  holder.innerHTML = editor.getHTML();
  for (const item of holder.content.querySelectorAll('li')) {
    const [first] = item.children;
    const alone = [...item.children].filter((child) => child.tagName === 'P').length === 1;
    if (first?.tagName === 'P' && alone && first.attributes.length === 0)
      first.replaceWith(...first.childNodes);
  }
  return holder.innerHTML;
}
