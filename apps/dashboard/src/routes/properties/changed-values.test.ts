import { describe, expect, it } from 'vitest';
import { valueChangesOf } from './changed-values.ts';

const value = (name: string, color = '') => ({ value: name, color });

describe('valueChangesOf', () => {
  it('names what came, what went and what got another colour, and nothing else', () => {
    const before = [value('Rood', '#ff0000'), value('Groen', '#00ff00'), value('Wit')];
    const after = [value('Rood', '#cc0000'), value('Wit'), value('Zand', '#ddcc99')];
    expect(valueChangesOf(before, after)).toEqual({
      added: [value('Zand', '#ddcc99')],
      removed: [value('Groen', '#00ff00')],
      recolored: [{ before: value('Rood', '#ff0000'), after: value('Rood', '#cc0000') }],
      order: [],
    });
  });

  it('gives all values in their new order, however many', () => {
    const before = Array.from({ length: 500 }, (_, place) => value(`Tint ${place}`));
    const after = before.toReversed();
    expect(valueChangesOf(before, after)).toEqual({ added: [], removed: [], recolored: [], order: after });
  });

  it('reads values that are not there as none', () => {
    expect(valueChangesOf(undefined, [value('Wit')])).toMatchObject({ added: [value('Wit')], removed: [] });
  });
});
