import type { Translate } from '@etalage/texts';

/** What keys ask of the designer. The frame reports the same names for keys pressed in it. */
export type Shortcut =
  | 'undo'
  | 'redo'
  | 'save'
  | 'remove'
  | 'duplicate'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'move_up'
  | 'move_down'
  | 'insert'
  | 'escape'
  | 'help';

type Keys = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'getModifierState'
>;

const withControl: Readonly<Record<string, Shortcut>> = {
  z: 'undo',
  y: 'redo',
  s: 'save',
  d: 'duplicate',
  c: 'copy',
  x: 'cut',
  v: 'paste',
};
const alone: Readonly<Record<string, Shortcut>> = {
  Delete: 'remove',
  Backspace: 'remove',
  Escape: 'escape',
  '/': 'insert',
  '?': 'help',
};
const withAlt: Readonly<Record<string, Shortcut>> = { ArrowUp: 'move_up', ArrowDown: 'move_down' };

/** What a key press asks, by the letter it makes; nothing while a letter is being composed, AltGr included. */
export function shortcutOf(event: Keys): Shortcut | undefined {
  if (event.isComposing || event.getModifierState('AltGraph')) return undefined;
  const control = event.ctrlKey || event.metaKey;
  if (control && event.altKey) return undefined;
  if (control) {
    const key = event.key.toLowerCase();
    if (event.shiftKey) return key === 'z' ? 'redo' : undefined;
    return lookUp(withControl, key);
  }
  return lookUp(event.altKey ? withAlt : alone, event.key);
}

function lookUp(table: Readonly<Record<string, Shortcut>>, key: string): Shortcut | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Whether a key belongs to where it was pressed: text being typed, a list being walked, a dialog. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[role="dialog"], [role="menu"], [role="listbox"]')) return true;
  const field = target.closest('input, textarea, select, [contenteditable="true"], [role="combobox"]');
  return (
    field !== null && !(field instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(field.type))
  );
}

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** The keys of a shortcut, as they stand on the keyboard at hand. */
export function keysOf(t: Translate, shortcut: Shortcut): string {
  const control = isMac() ? '⌘' : t('designer_key_ctrl');
  const join = (...keys: string[]) => keys.join(isMac() ? ' ' : '+');
  switch (shortcut) {
    case 'undo':
      return join(control, 'Z');
    case 'redo':
      return join(control, t('designer_key_shift'), 'Z');
    case 'save':
      return join(control, 'S');
    case 'duplicate':
      return join(control, 'D');
    case 'copy':
      return join(control, 'C');
    case 'cut':
      return join(control, 'X');
    case 'paste':
      return join(control, 'V');
    case 'remove':
      return t('designer_key_delete');
    case 'move_up':
      return join(t('designer_key_alt'), '↑');
    case 'move_down':
      return join(t('designer_key_alt'), '↓');
    case 'escape':
      return t('designer_key_escape');
    case 'help':
      return '?';
    case 'insert':
      return '/';
  }
}
