import { caretAt } from './caret-at.ts';
import { PASTE_LIMIT, type SessionEvents, type TextSession } from './text-session.ts';

/** Makes an element editable as plain text; Enter ends a single-line text. */
export function startPlainText(
  element: HTMLElement,
  text: string,
  { onChange, onCursor, onDone, onTooLarge }: SessionEvents,
  holds: 'line' | 'lines',
): TextSession {
  let composing = false;
  element.textContent = text;
  element.contentEditable = 'plaintext-only';
  element.spellcheck = true;
  const value = () => {
    const written = (holds === 'line' ? element.textContent : element.innerText) ?? '';
    return holds === 'line' ? written.replaceAll(/\s*\n\s*/g, ' ') : written;
  };
  const ending = new AbortController();
  const on = <E extends keyof HTMLElementEventMap>(name: E, call: (event: HTMLElementEventMap[E]) => void) =>
    element.addEventListener(name, call, { signal: ending.signal });
  on('input', onChange);
  on('keyup', onCursor);
  on('compositionstart', () => void (composing = true));
  on('compositionend', () => {
    composing = false;
    onChange();
  });
  on('keydown', (event) => {
    if (event.key !== 'Enter' || holds === 'lines' || event.isComposing) return;
    event.preventDefault();
    onDone();
  });
  on('paste', (event) => {
    if ((event.clipboardData?.getData('text/plain').length ?? 0) <= PASTE_LIMIT) return;
    event.preventDefault();
    onTooLarge();
  });
  return {
    value,
    replace: (next) => void (element.textContent = next),
    command: () => false,
    attributes: () => ({}),
    selectedNode: () => ({ node: null, attributes: {} }),
    isComposing: () => composing,
    focus(point) {
      element.focus();
      const caret = point && caretAt(element, point);
      if (caret) return void getSelection()?.collapse(caret.node, caret.offset);
      getSelection()?.selectAllChildren(element);
      getSelection()?.collapseToEnd();
    },
    end() {
      ending.abort();
      element.contentEditable = 'inherit';
    },
  };
}
