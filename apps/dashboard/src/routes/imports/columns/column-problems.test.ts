import { describe, expect, it } from 'vitest';
import type { MappedColumn } from '../sheet-types.ts';
import { columnProblems } from './column-problems.ts';
import { sampleOf } from './sample-of.ts';

describe('what columns become', () => {
  it.each<[string, MappedColumn[], object[]]>([
    ['a name', ['', 'title'], []],
    ['an address', ['url', 'price'], []],
    ['an article number', ['price', 'article_number'], []],
    ['several columns that are left out', ['title', '', ''], []],
    ['nothing that says which product', ['price', '', ''], [{ at: 1, key: 'imports_error_columns' }]],
    ['the same without a column to spare', ['price', 'stock'], [{ at: 0, key: 'imports_error_columns' }]],
    ['the same thing twice', ['title', 'price', 'price'], [{ at: 2, key: 'imports_error_column_twice' }]],
  ])('is checked for %s', (_what, columns, expected) => {
    expect(columnProblems(columns)).toEqual(expected);
  });
});

it('shows the first three values of a column, shortened and without what rows lack', () => {
  const rows = [['Naam', 'Prijs'], [' Tafel '], ['x'.repeat(80), '12,50'], ['Stoel', '5'], ['Bank', '7']];
  expect(sampleOf({ rows }, 0)).toEqual(['Tafel', `${'x'.repeat(59)}…`, 'Stoel']);
  expect(sampleOf({ rows }, 1)).toEqual(['', '12,50', '5']);
  expect(sampleOf({ rows }, 2)).toEqual(['']);
});
