import { describe, expect, it } from 'vitest';
import { withPicture } from './with-picture.ts';

const named = ['a', 'b', 'c', 'd'].map((file, place) => ({ place, file }));
const add = (pictures: string[], file: string, of = named) =>
  withPicture(pictures, { file, place: named.findIndex((one) => one.file === file) }, of).join('');

describe('withPicture', () => {
  it('gives the order of the import in whatever order pictures arrive', () => {
    for (const order of ['abcd', 'dcba', 'bdac', 'cadb']) {
      const arrived = [...order].reduce<string[]>((all, file) => [...add(all, file)], []);
      expect(arrived.join(''), order).toBe('abcd');
    }
  });

  it('keeps pictures of the owner, and an order that the owner made', () => {
    expect(add(['x', 'b', 'y'], 'c')).toBe('xbcy');
    expect(add(['x', 'b', 'y'], 'a')).toBe('xaby');
    expect(add(['d', 'a'], 'b')).toBe('dab');
    expect(add(['x', 'y'], 'b')).toBe('xyb');
  });

  it('ignores pictures that were not fetched', () => {
    const unfetched = named.map((one) => (one.file === 'a' ? { ...one, file: undefined } : one));
    expect(add(['x', 'c'], 'b', unfetched as typeof named)).toBe('xbc');
  });
});
