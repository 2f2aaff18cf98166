import {
  htmlOf,
  preservesMarkup,
  richTextAttributes,
  richTextExtensions,
  runRichTextCommand,
  selectedNodeOf,
} from '@etalage/form-engine/rich-text';
import { Editor } from '@tiptap/core';
import { PASTE_LIMIT, type SessionEvents, type TextSession } from './text-session.ts';

/**
 * Makes an element editable as rich text in place, so that nothing moves when editing starts. Undefined when the text
 * contains something that the editor does not know and would lose.
 */
export function startRichText(
  element: HTMLElement,
  html: string,
  { onChange, onCursor, onTooLarge }: SessionEvents,
): TextSession | undefined {
  const editor = new Editor({
    element: { mount: element },
    content: html,
    extensions: richTextExtensions(),
    editorProps: {
      handlePaste(_view, event) {
        const { clipboardData } = event;
        const sizes = ['text/html', 'text/plain'].map((type) => clipboardData?.getData(type).length ?? 0);
        if (Math.max(...sizes) <= PASTE_LIMIT) return false;
        onTooLarge();
        return true;
      },
    },
    onUpdate: onChange,
    onTransaction: onCursor,
  });
  if (!preservesMarkup(html, htmlOf(editor))) {
    editor.destroy();
    return undefined;
  }
  return {
    value: () => htmlOf(editor),
    replace: (value) => void editor.commands.setContent(value, { emitUpdate: false }),
    command: (command, attributes) => runRichTextCommand(editor, command, attributes),
    attributes: () => richTextAttributes(editor),
    selectedNode: () => selectedNodeOf(editor),
    isComposing: () => editor.view.composing,
    focus: () => void editor.commands.focus(),
    end: () => editor.destroy(),
  };
}
