import { describe, expect, it } from 'vitest';
import { cartTotals } from './cart-totals.ts';
import { explainTotals } from './explain-totals.ts';
import type { RuleStep } from '../rule-text.ts';
import type { TotalsLine, TotalsSettings } from './totals-input.ts';
import { classAt, exempt, notTaxable } from '../vat/vat-class.fixture.ts';

const gross: TotalsSettings = { priceMode: 'gross' };
const net: TotalsSettings = { priceMode: 'net' };

function line(unit: number, changes: Partial<TotalsLine> = {}): TotalsLine {
  return { id: String(unit), type: 'checkout', unit, quantity: 1, vat_class: classAt(2100), ...changes };
}

const nets: ReadonlySet<string> = new Set(['webshop_totals_line_net', 'webshop_totals_shipping_net']);

describe('explainTotals', () => {
  const partsOf = (lines: readonly TotalsLine[], settings: TotalsSettings) =>
    explainTotals(cartTotals(lines, settings), settings.priceMode);
  /** From the line on: the price of one piece is that of its rule. */
  const stepsOf = (lines: readonly TotalsLine[], settings: TotalsSettings) =>
    partsOf(lines, settings)
      .flatMap(({ steps }) => steps)
      .filter(({ key }) => key !== 'webshop_reason_unit' && !nets.has(key));
  const keysOf = (settings: TotalsSettings) =>
    stepsOf([line(12_100)], {
      ...settings,
      shipping: { amount: 605 },
      discounts: [{ id: 'd', amount: 100 }],
    }).map(({ key, amount }) => [key.replace('webshop_totals_', ''), amount]);

  it('names no rate of VAT where none is charged', () => {
    const free: TotalsSettings = { ...gross, vat: { category: 'E', small_business: true } };
    expect(keysOf(free).map(([key]) => key)).toEqual([
      'line',
      'discount',
      'shipping_untaxed',
      'group_exempt',
      'zero_rated',
      'payable',
    ]);
    for (const { values } of stepsOf([line(12_100)], { ...free, shipping: { amount: 605 } }))
      expect(values['percentage'] ?? '0').toBe('0');
  });

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
    expect(valuesOf('S')).toEqual([{ quantity: 2 }, {}, rate, rate, rate, {}]);
    expect(valuesOf('G')).toEqual([{ quantity: 2 }, {}, rate, rate, rate, {}, {}]);
    expect(partsOf(lines, settings).map(({ id }) => id)).toEqual(['tafel', '']);
  });

  it('says what all discounts together take off each line, and nothing at a line without any', () => {
    const lines = [line(2_000), line(1_000, { quantity: 2 }), line(600)];
    const discounts: TotalsSettings['discounts'] = [
      { id: 'welkom', amount: 800, line_ids: ['2000', '1000'] },
      { id: 'half', rate: 5_000, line_ids: ['2000'] },
      { id: 'min', amount: -5 },
    ];
    const parts = partsOf(lines, { ...gross, discounts });
    const steps = stepsOf(lines, { ...gross, discounts });
    expect(parts.map(({ id }) => id)).toEqual(['2000', '1000', '600', '']);
    // 8.00 over 20.00 twice; then half of the 16.00 that is left of the first.
    expect(steps.map(({ key, amount }) => [key.replace('webshop_totals_', ''), amount])).toEqual([
      ['line', 2_000],
      ['discount', -1_200],
      ['line', 2_000],
      ['discount', -400],
      ['line', 600],
      ['group', 3_000],
      ['tax_in_gross', 521],
      ['payable', 3_000],
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

  it('says what of each line and of shipping is without VAT where prices have it', () => {
    const netsOf = (settings: TotalsSettings) =>
      partsOf([line(12_100, { quantity: 2 })], { ...settings, shipping: { amount: 605 } })
        .flatMap(({ steps }) => steps)
        .filter(({ key }) => nets.has(key))
        .map(({ key, amount }) => [key, amount]);
    expect(netsOf(gross)).toEqual([
      ['webshop_totals_line_net', 20_000],
      ['webshop_totals_shipping_net', 500],
    ]);
    expect(netsOf(net)).toEqual([]);
  });

  it('begins with the steps to the price of one piece, or with that price if somebody typed it', () => {
    const reasons = { '500': [{ key: 'webshop_reason_sale' as const, values: {}, amount: 500 }] };
    const totals = cartTotals([line(500), line(700, { quantity: 3 })], gross);
    const parts = explainTotals(totals, 'gross', reasons);
    expect(parts.map(({ steps: [first] }) => [first?.key, first?.amount]).slice(0, 2)).toEqual([
      ['webshop_reason_sale', 500],
      ['webshop_reason_unit', 700],
    ]);
  });

  it('leaves out what cost nothing in orders that were stored with it, but not the result of a calculation', () => {
    const totals = cartTotals([line(700)], gross);
    const option = (value: string, amount: number, key: RuleStep['key'] = 'webshop_reason_option') => {
      return { key, values: { title: 'Lengte', value }, amount };
    };
    const reasons = [
      { key: 'webshop_reason_base' as const, values: {}, amount: 0 },
      option('240', 0),
      option('3', 0, 'webshop_reason_option_excluded'),
      option('2', 700),
      option('', 0),
    ];
    const [first] = explainTotals(totals, 'gross', { [line(700).id]: reasons });
    expect(first?.steps.slice(0, 3)).toEqual([reasons[0], reasons[3], reasons[4]]);
  });
});
