import type { OwnedShippingRule } from '@etalage/shop-domain';
import { createTranslate } from '@etalage/texts';
import { describe, expect, it } from 'vitest';
import { lossOf } from './lost-countries-dialog.tsx';
import { newRule, ruleFormOf, ruleOf } from './rule-form-values.ts';
import { newShipping, withMethod } from './shipping-form-values.ts';
import { rulePrice, ruleTerms } from './shipping-words.ts';
import { gramsOf, typedWeight, weightProblem } from './typed-weight.ts';

const t = createTranslate({});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const rule = (changes: Partial<OwnedShippingRule>): OwnedShippingRule => ({ ...newRule('NL'), ...changes });

describe('a rule in words', () => {
  it.each<[Partial<OwnedShippingRule>, string]>([
    [{}, 'Nederland'],
    [{ countries: [] }, 'Alle landen'],
    [{ countries: ['NL', 'BE'], max_weight: 10_000 }, 'Nederland en België, t/m 10 kg'],
    [{ countries: ['NL', 'BE', 'DE', 'FR', 'ES'] }, 'Nederland, België, Duitsland en 2 andere landen'],
    [{ postcode_from: '1000', postcode_to: '1999' }, 'Nederland, postcode 1000 t/m 1999'],
    [
      { min_weight: 2_500, min_amount: 1_000, max_amount: 5_000 },
      'Nederland, vanaf 2,5 kg, bestelling van € 10,00 t/m € 50,00',
    ],
    [{ max_quantity: 5 }, 'Nederland, t/m 5 stuks'],
  ])('%j', (changes, words) => {
    expect(plain(ruleTerms(rule(changes), false, t))).toBe(words);
  });

  it('names no country for pick-up', () => {
    expect(ruleTerms(rule({}), true, t)).toBe('Elke bestelling');
    expect(ruleTerms(rule({ max_weight: 500 }), true, t)).toBe('T/m 0,5 kg');
  });

  it('says what it costs', () => {
    expect(plain(rulePrice(rule({ price: 695, free_from: 7_500 }), t))).toBe('€ 6,95, gratis vanaf € 75,00');
    expect(plain(rulePrice(rule({ price: 695 }), t))).toBe('€ 6,95');
    expect(rulePrice(rule({}), t)).toBe('Gratis');
  });
});

describe('the form of a rule', () => {
  it('says what it was opened with, and leaves the price of a new rule empty', () => {
    const full = rule({
      min_weight: 1_250,
      max_amount: 9_999,
      min_quantity: 2,
      price: 695,
      postcode_to: '19',
    });
    expect(ruleOf(ruleFormOf(full, false))).toEqual(full);
    expect(ruleFormOf(newRule('NL'), true)).toMatchObject({ price: '', where: 'some', countries: ['NL'] });
    expect(ruleOf({ ...ruleFormOf(full, false), where: 'all' }).countries).toEqual([]);
  });

  it.each([
    ['2,5', 2_500],
    ['0.05', 50],
    ['10', 10_000],
    ['1,2345', null],
    ['veel', null],
  ])('reads %s kilograms', (typed, grams) => {
    expect(gramsOf(typed)).toBe(grams);
    if (grams !== null) expect(gramsOf(typedWeight(grams))).toBe(grams);
  });

  it('says what is wrong with a weight', () => {
    expect(weightProblem('', t)).toBeUndefined();
    expect(weightProblem('10000', t)).toBeUndefined();
    expect(weightProblem('veel', t)).toBe('Vul een gewicht in kilo in, zoals 2,5.');
    expect(weightProblem('10001', t)).toBe('Een gewicht kan hooguit 10.000 kg zijn.');
  });
});

describe('what a change takes away', () => {
  const method = (id: string, country: string, enabled = true) => ({
    ...newShipping,
    id,
    version: 1,
    enabled,
    rules: [newRule(country)],
  });
  const methods = [method('nl', 'NL'), method('be', 'BE')];

  it('are countries that only a method that is off, changed or deleted reached', () => {
    expect(lossOf(methods, withMethod(methods, 'be', method('be', 'BE', false)))?.countries).toEqual(['BE']);
    expect(lossOf(methods, withMethod(methods, 'be', null))?.countries).toEqual(['BE']);
    expect(lossOf(methods, withMethod(methods, 'be', method('be', 'NL')))).toMatchObject({
      isEverything: false,
    });
    expect(lossOf(methods, withMethod(methods, 'new', method('new', 'DE')))).toBeUndefined();
  });

  it('is everything with the last method', () => {
    expect(lossOf([method('nl', 'NL')], [])).toEqual({ countries: ['NL'], isEverything: true });
    expect(lossOf([method('nl', 'NL', false)], [])).toBeUndefined();
  });
});
