import {
  htmlOf,
  preservesMarkup,
  richTextAttributes,
  richTextExtensions,
  runRichTextCommand,
  selectedNodeOf,
} from '@etalage/form-engine/rich-text';
import { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { nearestPoint } from './caret-at.ts';
import { PASTE_LIMIT, type Point, type SessionEvents, type TextSession } from './text-session.ts';

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
    focus(point) {
      const { state, view } = editor;
      const selection = Selection.near(state.doc.resolve(positionAt(editor, point)), -1);
      view.dispatch(state.tr.setSelection(selection));
      // The editor's own command for this waits for an animation frame: keys until then would go elsewhere.
      view.focus();
    },
    end: () => editor.destroy(),
  };
}

/** The position in the text nearest to a point; without one, its end. */
function positionAt({ view, state }: Editor, point: Point | undefined): number {
  const end = state.doc.content.size;
  if (!point) return end;
  const { x, y } = nearestPoint(view.dom, point);
  return view.posAtCoords({ left: x, top: y })?.pos ?? end;
}
