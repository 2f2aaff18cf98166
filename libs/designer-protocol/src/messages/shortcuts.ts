/** The keyboard shortcuts of the designer, wherever they are pressed. */
export const shortcuts = [
  'undo',
  'redo',
  'save',
  'remove',
  'duplicate',
  'copy',
  'cut',
  'paste',
  'move_up',
  'move_down',
  'insert',
  'escape',
  'help',
  'search',
] as const;

export type Shortcut = (typeof shortcuts)[number];

/** The notices that the frame may ask the dashboard to show; the dashboard has the texts. */
export const notices = ['paste_too_large', 'text_too_large', 'text_elsewhere', 'text_not_loaded'] as const;

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing' | 'getModifierState'
>;
type Keys = Readonly<Record<string, Shortcut>>;

const withControl: Keys = {
  z: 'undo',
  y: 'redo',
  s: 'save',
  d: 'duplicate',
  c: 'copy',
  x: 'cut',
  v: 'paste',
  k: 'search',
};
const alone: Keys = { Delete: 'remove', Backspace: 'remove', Escape: 'escape', '/': 'insert', '?': 'help' };
const withAlt: Keys = { ArrowUp: 'move_up', ArrowDown: 'move_down' };

/**
 * The shortcut of a key press, by the letter that it produces. Undefined while a letter is being composed; AltGr
 * produces letters on many keyboards and never counts as Ctrl.
 */
export function shortcutOf(press: Press): Shortcut | undefined {
  if (press.isComposing || press.getModifierState('AltGraph')) return undefined;
  const control = press.ctrlKey || press.metaKey;
  if (control && press.altKey) return undefined;
  if (control && press.shiftKey) return press.key.toLowerCase() === 'z' ? 'redo' : undefined;
  if (control) return lookUp(withControl, press.key.toLowerCase());
  if (press.altKey) return press.shiftKey ? undefined : lookUp(withAlt, press.key);
  return lookUp(alone, press.key);
}

function lookUp(table: Keys, key: string): Shortcut | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
