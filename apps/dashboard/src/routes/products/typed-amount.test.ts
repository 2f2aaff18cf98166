import { createTranslate } from '@etalage/texts';
import { describe, expect, it } from 'vitest';
import { amountProblem, centsOf, countOf, countProblem, typedAmount } from './typed-amount.ts';

const t = createTranslate();

it.each([
  [123_450, '1234,50'],
  [0, '0,00'],
  [null, ''],
])('%s cents are typed as %s, and read back', (cents, text) => {
  expect(typedAmount(cents)).toBe(text);
  expect(centsOf(text)).toBe(cents);
});

describe('amountProblem', () => {
  it.each(['', '12', '12,5', '1.234,56', '€ 3'])('accepts %j', (typed) => {
    expect(amountProblem(typed, t)).toBeUndefined();
  });

  it.each([
    ['twaalf', 'Vul een bedrag in, zoals 12,50.'],
    ['1,234', 'Vul een bedrag in, zoals 12,50.'],
    ['-1', 'Een prijs kan niet onder nul zijn.'],
    ['10000000,01', 'Een prijs kan hooguit € 10.000.000,00 zijn.'],
  ])('refuses %j', (typed, message) => {
    expect(amountProblem(typed, t)).toBe(message);
  });
});

it.each([
  ['12', 12],
  ['1.250', 1250],
  ['', null],
  ['1,5', null],
  ['-3', null],
])('%j is the number %s', (typed, number) => {
  expect(countOf(typed)).toBe(number);
});

it('says up to which number one can type', () => {
  expect(countProblem('10000', 9999, t)).toBe('Vul een getal tot en met 9999 in.');
  expect(countProblem('veel', 9999, t)).toBe('Vul een heel getal in.');
});
