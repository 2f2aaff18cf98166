/**
 * Presses a held key again in the text that now has the focus. The editor handles it as any key; what it leaves to the
 * browser, which does nothing for a key pressed by a script, is done by the browser's editing command for that key.
 */
export function pressAgain(key: KeyboardEvent): void {
  const target = document.activeElement ?? document.body;
  const { code, ctrlKey, metaKey, altKey, shiftKey } = key;
  const again = new KeyboardEvent('keydown', {
    key: key.key,
    code,
    ctrlKey,
    metaKey,
    altKey,
    shiftKey,
    bubbles: true,
    cancelable: true,
  });
  if (!target.dispatchEvent(again)) return;
  byBrowser(key);
  // The browser announces it later, too late for an editor that handles the next key itself.
  document.dispatchEvent(new Event('selectionchange'));
}

/** What the browser does for a key that no listener handled. */
function byBrowser({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'a') run('selectAll');
    return;
  }
  if ([...key].length === 1) return run('insertText', key);
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
  if (move) return getSelection()?.modify(shiftKey ? 'extend' : 'move', ...move);
  const command = Object.hasOwn(commands, key) ? commands[key] : undefined;
  if (command) run(command);
}

const commands: Readonly<Record<string, string>> = {
  Backspace: 'delete',
  Delete: 'forwardDelete',
  Enter: 'insertLineBreak',
};
const moves: Readonly<Record<string, readonly [direction: string, by: string]>> = {
  ArrowLeft: ['left', 'character'],
  ArrowRight: ['right', 'character'],
  ArrowUp: ['backward', 'line'],
  ArrowDown: ['forward', 'line'],
  Home: ['backward', 'lineboundary'],
  End: ['forward', 'lineboundary'],
};

/** The only way to edit as the browser itself would, with its input events; it has no successor. */
function run(command: string, value?: string): void {
  document.execCommand(command, false, value);
}
