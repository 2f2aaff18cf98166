import { describe, expect, it } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

const press = (key: string, modifiers: Partial<KeyboardEvent> = {}, altGraph = false) =>
  shortcutOf({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    getModifierState: () => altGraph,
    ...modifiers,
  });

describe('shortcutOf', () => {
  it.each([
    ['z', { ctrlKey: true }, 'undo'],
    ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
    ['z', { metaKey: true }, 'undo'],
    ['y', { ctrlKey: true }, 'redo'],
    ['d', { ctrlKey: true }, 'duplicate'],
    ['k', { ctrlKey: true }, 'search'],
    ['k', { metaKey: true }, 'search'],
    ['k', {}, undefined],
    ['Delete', {}, 'remove'],
    ['Escape', {}, 'escape'],
    ['ArrowUp', { altKey: true }, 'move_up'],
    ['?', { shiftKey: true }, 'help'],
    ['z', {}, undefined],
    ['ArrowUp', {}, undefined],
    ['ArrowUp', { altKey: true, shiftKey: true }, undefined],
  ] as const)('%s with %j', (key, modifiers, expected) => expect(press(key, modifiers)).toBe(expected));

  it('is undefined while a letter is composed or AltGr is modifiers, which some keyboards send as Ctrl and Alt', () => {
    expect(press('z', { ctrlKey: true, isComposing: true })).toBeUndefined();
    expect(press('z', { ctrlKey: true, altKey: true })).toBeUndefined();
    expect(press('z', { ctrlKey: true }, true)).toBeUndefined();
  });

  it.each(['constructor', 'toString'])('is undefined for a key called %s', (key) => {
    expect(press(key, { ctrlKey: true })).toBeUndefined();
    expect(press(key)).toBeUndefined();
  });
});
