import type { Chord } from '@etalage/designer-protocol';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing'> & {
  getModifierState(key: 'AltGraph'): boolean;
};

const withControl: Record<string, Chord> = {
  z: 'undo',
  y: 'redo',
  s: 'save',
  d: 'duplicate',
  c: 'copy',
  x: 'cut',
  v: 'paste',
};
const alone: Record<string, Chord> = { Delete: 'remove', Backspace: 'remove', '/': 'insert' };
const withAlt: Record<string, Chord> = { ArrowUp: 'move_up', ArrowDown: 'move_down' };

/** What a key combination asks of the dashboard. AltGr makes letters on many keyboards and never counts as Ctrl. */
export function chordOf(press: Press): Chord | undefined {
  if (press.isComposing || press.getModifierState('AltGraph')) return undefined;
  const control = press.ctrlKey || press.metaKey;
  if (control && press.altKey) return undefined;
  if (control && press.shiftKey) return press.key.toLowerCase() === 'z' ? 'redo' : undefined;
  if (control) return lookUp(withControl, press.key.toLowerCase());
  if (press.altKey) return press.shiftKey ? undefined : lookUp(withAlt, press.key);
  return lookUp(alone, press.key);
}

function lookUp(table: Record<string, Chord>, key: string): Chord | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
