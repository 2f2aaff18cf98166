import { describe, expect, it } from 'vitest';
import { number } from './fields.ts';

describe('number', () => {
  it.each<[string | number, number | null]>([
    ['12', 12],
    ['12.5', 12.5],
    ['12,5', 12.5],
    [' 7 ', 7],
    [7, 7],
    ['', null],
    [' ', null],
    ['twaalf', null],
    ['1e999', null],
  ])('reads %o as %o', (stored, value) => {
    expect(number('field_title').codec.decode(stored)).toBe(value);
  });
});
