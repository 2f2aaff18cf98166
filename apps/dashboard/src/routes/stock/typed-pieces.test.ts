import { createTranslate } from '@etalage/texts';
import { describe, expect, it } from 'vitest';
import type { Shelf } from '../../queries/stock-queries.ts';
import { piecesAfter, piecesOf, piecesProblem } from './typed-pieces.ts';

const t = createTranslate();
const shelf: Shelf = {
  product_id: 'bank',
  variant_id: '',
  title: 'Bank',
  choices: [],
  article_number: '',
  ean: '',
  picture: '',
  state: 'published',
  on_hand: 10,
  reserved: 3,
  low_stock: null,
  changed_at: null,
};

describe('piecesOf', () => {
  it.each([
    ['12', { kind: 'count', count: 12 }],
    [' 1.200 ', { kind: 'count', count: 1200 }],
    ['0', { kind: 'count', count: 0 }],
    ['+12', { kind: 'difference', by: 12 }],
    ['- 3', { kind: 'difference', by: -3 }],
    ['−3', { kind: 'difference', by: -3 }],
  ])('reads %s', (typed, expected) => expect(piecesOf(typed)).toEqual(expected));

  it.each(['', '+', 'veel', '1,5', '++2', '1-2'])('does not read %s', (typed) =>
    expect(piecesOf(typed)).toBeNull(),
  );
});

describe('piecesProblem', () => {
  it.each([
    ['', undefined],
    ['3', undefined],
    ['-7', undefined],
    ['2', 'Er zijn al 3 stuks gereserveerd voor bestellingen.'],
    ['-8', 'Er zijn al 3 stuks gereserveerd voor bestellingen.'],
    ['-11', 'Dat kan niet: er zijn er 10.'],
    ['tien', 'Vul een aantal in, zoals 12, +12 of -3.'],
    ['+1000000000', 'Vul een getal tot en met 1000000000 in.'],
  ])('of %s', (typed, problem) => expect(piecesProblem(typed, shelf, t)).toBe(problem));

  it('has a lower limit for a variant', () => {
    const variant = { ...shelf, variant_id: 'eik' };
    expect(piecesProblem('+999991', variant, t)).toBe('Vul een getal tot en met 1000000 in.');
  });
});

it('adds a difference to what is there', () => {
  expect(piecesAfter(shelf, { kind: 'difference', by: -3 })).toBe(7);
  expect(piecesAfter(shelf, { kind: 'count', count: 4 })).toBe(4);
});
