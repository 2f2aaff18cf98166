import { describe, expect, it } from 'vitest';
import { cartTotals } from './cart-totals.ts';
import { explainTotals } from './explain-totals.ts';
import type { TotalsLine, TotalsSettings } from './totals-input.ts';
import { classAt, exempt, notTaxable } from '../vat/vat-class.fixture.ts';

const gross: TotalsSettings = { priceMode: 'gross' };
const net: TotalsSettings = { priceMode: 'net' };

function line(unit: number, changes: Partial<TotalsLine> = {}): TotalsLine {
  return { id: String(unit), type: 'checkout', unit, quantity: 1, vat_class: classAt(2100), ...changes };
}

describe('explainTotals', () => {
  const stepsOf = (lines: readonly TotalsLine[], settings: TotalsSettings) =>
    explainTotals(cartTotals(lines, settings), settings.priceMode);
  const keysOf = (settings: TotalsSettings) =>
    stepsOf([line(12_100)], {
      ...settings,
      shipping: { amount: 605 },
      discounts: [{ id: 'd', amount: 100 }],
    }).map(({ key, amount }) => [key.replace('webshop_totals_', ''), amount]);

  it('explains the amount payable from lines to VAT', () => {
    expect(keysOf(gross)).toEqual([
      ['line', 12_100],
      ['discount', -100],
      ['shipping_part', 605],
      ['group', 12_605],
      ['tax_in_gross', 2_188],
      ['payable', 12_605],
    ]);
    expect(keysOf(net).slice(4)).toEqual([
      ['tax_on_net', 2_647],
      ['payable', 15_252],
    ]);
  });

  it('explains what zero rating takes out', () => {
    expect(keysOf({ ...gross, vat: { category: 'G' } }).slice(4)).toEqual([
      ['tax_taken_out', -2_188],
      ['zero_rated', 10_417],
      ['payable', 10_417],
    ]);
    const untaxed = stepsOf([line(500, { vat_class: classAt(0) })], { ...gross, vat: { category: 'G' } });
    expect(untaxed.map(({ amount }) => amount)).toEqual([500, 500, 500, 500]);
    expect(keysOf({ ...net, vat: { category: 'G' } }).slice(4)).toEqual([
      ['zero_rated', 12_605],
      ['payable', 12_605],
    ]);
  });

  it('names lines, quantities, discounts and rates, with rates in Dutch notation', () => {
    const lines = [line(12_100, { id: 'tafel', quantity: 2, vat_class: classAt(550) })];
    const settings: TotalsSettings = {
      ...gross,
      shipping: { amount: 605 },
      discounts: [{ id: 'herfst', amount: 100 }],
    };
    const valuesOf = (category: 'S' | 'G') =>
      stepsOf(lines, { ...settings, vat: { category } }).map(({ values }) => values);
    const rate = { percentage: '5,5' };
    expect(valuesOf('S')).toEqual([{ id: 'tafel', quantity: 2 }, { id: 'tafel' }, rate, rate, rate, {}]);
    expect(valuesOf('G')).toEqual([{ id: 'tafel', quantity: 2 }, { id: 'tafel' }, rate, rate, rate, {}, {}]);
  });

  it('says what all discounts together take off each line, and nothing at a line without any', () => {
    const lines = [line(2_000), line(1_000, { quantity: 2 }), line(600)];
    const discounts: TotalsSettings['discounts'] = [
      { id: 'welkom', amount: 800, line_ids: ['2000', '1000'] },
      { id: 'half', rate: 5_000, line_ids: ['2000'] },
      { id: 'min', amount: -5 },
    ];
    const steps = stepsOf(lines, { ...gross, discounts });
    // 8.00 over 20.00 twice; then half of the 16.00 that is left of the first.
    expect(
      steps.map(({ key, values, amount }) => [key.replace('webshop_totals_', ''), values.id, amount]),
    ).toEqual([
      ['line', '2000', 2_000],
      ['discount', '2000', -1_200],
      ['line', '1000', 2_000],
      ['discount', '1000', -400],
      ['line', '600', 600],
      ['group', undefined, 3_000],
      ['tax_in_gross', undefined, 521],
      ['payable', undefined, 3_000],
    ]);
  });

  it('says why goods have no VAT', () => {
    const untaxed = [exempt, classAt(0), notTaxable].map((vat_class, at) =>
      line(500, { id: String(at), vat_class }),
    );
    const keys = stepsOf(untaxed, gross).map(({ key }) => key.replace('webshop_totals_', ''));
    expect(keys.slice(3)).toEqual([
      'group',
      'zero_rated',
      'group_exempt',
      'zero_rated',
      'group_not_taxable',
      'zero_rated',
      'payable',
    ]);
    const services = stepsOf([line(12_100)], { ...gross, vat: { category: 'O' } });
    expect(services.map(({ key }) => key)).toContain('webshop_totals_group');
  });
});
