import { useEffect } from 'react';
import type { PartEditor } from './create-part-editor.ts';

/** Text that is being typed has the browser's own undo. */
const typing = 'input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, [contenteditable]';

/** Ctrl+Z (or Cmd+Z) undoes and with Shift redoes, except in a text that is being typed. */
export function useUndoKeys<Value>(editor: PartEditor<Value>): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isZ = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isZ || (event.target instanceof Element && event.target.matches(typing))) return;
      event.preventDefault();
      if (event.shiftKey) editor.redo();
      else editor.undo();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [editor]);
}
