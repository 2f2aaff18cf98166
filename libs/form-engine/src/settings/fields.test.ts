import { describe, expect, it } from 'vitest';
import { checkFields } from '../registry/check-fields.ts';
import { definitionOf } from './definition-of.ts';
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

describe('a number with limits', () => {
  it.each<[string, string | undefined]>([
    ['0', 'formfield_check_least'],
    ['1', undefined],
    ['24', undefined],
    ['25', 'formfield_check_most'],
  ])('for %s reports %s', (stored, text) => {
    const definition = definitionOf('amount', number('field_title', { least: 1, most: 24 }));
    const [issue] = checkFields([definition], { amount: stored })['amount'] ?? [];
    expect(issue?.text).toBe(text);
  });
});
