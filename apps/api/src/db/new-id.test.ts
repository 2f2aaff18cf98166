import { describe, expect, it } from 'vitest';
import { newId } from './new-id.ts';

describe('newId', () => {
  it('is 26 characters that need no escaping in a url, a file name or SQL', () => {
    for (let i = 0; i < 1000; i++) expect(newId()).toMatch(/^[0-9a-v]{26}$/);
  });

  it('uses every bit: all 32 characters occur at the first 25 positions', () => {
    const seen = Array.from({ length: 25 }, () => new Set<string>());
    for (let i = 0; i < 2000; i++) [...newId().slice(0, 25)].forEach((c, place) => seen[place]?.add(c));
    expect(seen.map((set) => set.size)).toEqual(seen.map(() => 32));
  });

  it('does not repeat in 100,000 ids', () => {
    expect(new Set(Array.from({ length: 100_000 }, newId)).size).toBe(100_000);
  });
});
