import { describe, expect, it } from 'vitest';
import { maxReferences, readReferences } from './reference.ts';

describe('readReferences', () => {
  it.each<[string, unknown, string[]]>([
    ['one id', 'a', ['a']],
    ['a number', 7, ['7']],
    ['a list', ['a', 'b'], ['a', 'b']],
    ['ids separated by |', '|a|b', ['a', 'b']],
    ['things with an id', [{ id: 'a', title: 'A' }, { title: 'B' }], ['a']],
    ['an id that stands twice', ['a', 'b', 'a'], ['a', 'b']],
    ['nothing', '', []],
    ['null', null, []],
    ['something else', { title: 'A' }, []],
  ])('reads %s', (_what, stored, ids) => {
    expect(readReferences(stored)).toEqual(ids);
  });

  it('reads a bounded number of ids', () => {
    const ids = Array.from({ length: maxReferences + 1 }, (_, index) => `i${index}`);
    expect(readReferences(ids)).toEqual(ids.slice(0, maxReferences));
  });
});
