import { describe, expect, it } from 'vitest';
import type { TreatmentCategory } from './vat-category.ts';
import { chargedVat, isVatClass, type VatClass } from './vat-class.ts';
import { classAt, exempt, notTaxable } from './vat-class.fixture.ts';

const treatments: readonly TreatmentCategory[] = ['S', 'K', 'AE', 'G', 'O'];

describe('chargedVat', () => {
  it.each([
    // Treatment: charged, intra-Community supply, reverse charge, export, outside the scope.
    ['goods with a rate', classAt(2100), 'S K AE G O', 2100],
    ['goods with a low rate', classAt(900), 'S K AE G O', 900],
    ['zero-rated goods', classAt(0), 'Z K AE G O', 0],
    ['exempt goods', exempt, 'E E E E O', 0],
    ['what VAT does not apply to', notTaxable, 'O O O O O', 0],
  ] as const)('%s', (_, vatClass, categories, rate) => {
    const charged = treatments.map((treatment) => chargedVat(vatClass, treatment));
    expect(charged.map(({ category }) => category).join(' ')).toBe(categories);
    expect(charged.map((one) => one.rate)).toEqual(treatments.map(() => rate));
  });

  it.each([
    [classAt(2100), { 2100: 1900 }, { category: 'S', rate: 1900 }],
    [classAt(2100), { 900: 700 }, { category: 'S', rate: 2100 }],
    [classAt(2100), { 2100: 0 }, { category: 'Z', rate: 0 }],
    [classAt(0), { 2100: 1900 }, { category: 'Z', rate: 0 }],
    [classAt(0), { 0: 1900 }, { category: 'S', rate: 1900 }],
    [exempt, { 0: 1900 }, exempt],
    [notTaxable, { 0: 1900 }, notTaxable],
  ] as const)('%j with the rates %j of a destination is %j', (vatClass, rates, charged) => {
    expect(chargedVat(vatClass, 'S', rates)).toEqual(charged);
  });

  it('takes out the domestic rate under zero rating, whatever the rates of a destination', () => {
    expect(chargedVat(classAt(2100), 'K', { 2100: 1900 })).toEqual({ category: 'K', rate: 2100 });
  });
});

it.each<[VatClass, boolean]>([
  [classAt(2100), true],
  [classAt(1), true],
  [classAt(10_000), true],
  [classAt(0), true],
  [exempt, true],
  [notTaxable, true],
  [{ category: 'S', rate: 0 }, false],
  [{ category: 'Z', rate: 900 }, false],
  [{ category: 'E', rate: 1 }, false],
  [{ category: 'O', rate: 2100 }, false],
  [{ category: 'S', rate: 10_001 }, false],
  [{ category: 'S', rate: 0.5 }, false],
])('a class has a rate above 0 exactly if it is S: %j', (vatClass, expected) => {
  expect(isVatClass(vatClass)).toBe(expected);
});
