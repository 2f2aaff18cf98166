import { describe, expect, it } from 'vitest';
import { chordOf } from './chord-of.ts';
import { neighbour } from './neighbour.ts';
import { blockOf } from '../testing/open-canvas.tsx';

const press = (key: string, held: string[] = []) => ({
  key,
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  shiftKey: held.includes('shift'),
  altKey: held.includes('alt'),
  isComposing: held.includes('composing'),
  getModifierState: () => held.includes('altgr'),
});

describe('chordOf', () => {
  it.each([
    ['z', ['ctrl'], 'undo'],
    ['z', ['meta'], 'undo'],
    ['Z', ['ctrl', 'shift'], 'redo'],
    ['y', ['ctrl'], 'redo'],
    ['Delete', [], 'remove'],
    ['ArrowUp', ['alt'], 'move_up'],
    ['z', [], undefined],
    ['z', ['ctrl', 'altgr'], undefined],
    ['z', ['ctrl', 'alt'], undefined],
    ['z', ['ctrl', 'composing'], undefined],
    ['constructor', ['ctrl'], undefined],
  ])('%s with %j is %s', (key, held, chord) => {
    expect(chordOf(press(key, held))).toBe(chord);
  });
});

describe('neighbour', () => {
  const document = {
    version: 1 as const,
    root: ['box', 'last'],
    blocks: { box: blockOf('box', 'box', ['a']), a: blockOf('a'), last: blockOf('last') },
  };
  it('walks in reading order, in and out, and stops at the ends', () => {
    expect(neighbour(document, null, 'next')).toBe('box');
    expect(neighbour(document, 'box', 'next')).toBe('a');
    expect(neighbour(document, 'a', 'next')).toBe('last');
    expect(neighbour(document, 'last', 'next')).toBeUndefined();
    expect(neighbour(document, 'a', 'parent')).toBe('box');
    expect(neighbour(document, 'box', 'child')).toBe('a');
    expect(neighbour(document, 'box', 'parent')).toBeUndefined();
  });
});
