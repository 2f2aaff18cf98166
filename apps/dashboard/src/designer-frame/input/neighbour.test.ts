import { describe, expect, it } from 'vitest';
import { blockOf } from '../testing/open-canvas.tsx';
import { neighbour } from './neighbour.ts';

describe('neighbour', () => {
  const document = {
    version: 1 as const,
    root: ['box', 'last'],
    blocks: { box: blockOf('box', 'box', ['a']), a: blockOf('a'), last: blockOf('last') },
  };
  it('follows the reading order into and out of blocks, and stops at the ends', () => {
    expect(neighbour(document, null, 'next')).toBe('box');
    expect(neighbour(document, 'box', 'next')).toBe('a');
    expect(neighbour(document, 'a', 'next')).toBe('last');
    expect(neighbour(document, 'last', 'next')).toBeUndefined();
    expect(neighbour(document, 'a', 'parent')).toBe('box');
    expect(neighbour(document, 'box', 'child')).toBe('a');
    expect(neighbour(document, 'box', 'parent')).toBeUndefined();
  });
});
