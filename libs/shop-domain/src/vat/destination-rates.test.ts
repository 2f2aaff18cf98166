import { describe, expect, it } from 'vitest';
import { cartTotals } from '../cart/cart-totals.ts';
import { EU_COUNTRIES } from '../customer/countries.ts';
import { destinationRates } from './destination-rates.ts';
import { EU_REGION_RATES } from './eu-region-rates.ts';
import { EU_VAT_RATES, EU_VAT_RATES_VERSION } from './eu-vat-rates.ts';
import { vatTreatment } from './vat-treatment.ts';
import { classAt } from './vat-class.fixture.ts';

// Standard rates from a second source: per rate, the states that have it (late 2026).
const statesByStandard: Readonly<Record<number, string>> = {
  1700: 'LU',
  1800: 'MT',
  1900: 'CY DE',
  2000: 'AT BG FR XI',
  2100: 'BE CZ ES LT LV NL RO',
  2200: 'IT SI',
  2300: 'IE PL PT SK',
  2400: 'EE GR',
  2500: 'DK HR SE',
  2550: 'FI',
  2700: 'HU',
};

describe('EU_VAT_RATES', () => {
  it('has the standard rate of every member state and of Northern Ireland', () => {
    const listed = Object.entries(statesByStandard).flatMap(([rate, codes]) =>
      codes.split(' ').map((code) => [code, Number(rate)]),
    );
    const ours = Object.entries(EU_VAT_RATES).map(([code, { standard }]) => [code, standard]);
    expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(listed));
    expect(Object.keys(EU_VAT_RATES)).toEqual([...EU_COUNTRIES, 'XI']);
  });

  // From a second source: what the tax authorities announced, by the day it took effect.
  it.each([
    ['2026-07-01', 'AT', [2000, 1300, 1000, 490]],
    ['2026-01-01', 'FI', [2550, 1350, 1000]],
    ['2026-01-01', 'LT', [2100, 1200, 500]],
    ['2025-08-01', 'RO', [2100, 1100]],
    ['2025-07-01', 'EE', [2400, 1300, 900]],
    ['2025-01-01', 'SK', [2300, 1900, 500]],
    ['2024-01-01', 'CZ', [2100, 1200]],
    ['2024-01-01', 'LU', [1700, 800, 300]],
    ['2023-07-21', 'CY', [1900, 900, 500, 300]],
    ['2019-01-01', 'NL', [2100, 900]],
  ] as const)('has the change of %s in %s', (since, state, rates) => {
    const { standard, reduced, since: day } = EU_VAT_RATES[state] ?? {};
    expect([day, standard, ...(reduced ?? [])]).toEqual([since, ...rates]);
  });

  it('has no rates from after the day of its version', () => {
    for (const { since } of [...Object.values(EU_VAT_RATES), ...EU_REGION_RATES]) {
      expect(new Date(since).toISOString().slice(0, 10)).toBe(since);
      expect(since <= EU_VAT_RATES_VERSION.date).toBe(true);
    }
  });

  it('keeps reduced rates below the standard one, from high to low, and within the directive', () => {
    for (const { standard, reduced } of Object.values(EU_VAT_RATES)) {
      expect(standard).toBeGreaterThanOrEqual(1500);
      expect([...reduced].sort((a, b) => b - a)).toEqual(reduced);
      expect(new Set(reduced).size).toBe(reduced.length);
      for (const rate of reduced) expect(rate > 0 && rate < standard).toBe(true);
      // Two reduced rates of 5 % or more and one below, plus what older exceptions allow.
      expect(reduced.filter((rate) => rate >= 500).length).toBeLessThanOrEqual(3);
    }
  });

  it('states its date and its source', () => {
    expect(EU_VAT_RATES_VERSION.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(EU_VAT_RATES_VERSION.source).toContain('Taxes in Europe Database');
  });
});

describe('destinationRates', () => {
  it.each([
    ['DE', { 2100: 1900, 900: 700, 0: 0 }],
    ['FI', { 2100: 2550, 900: 1350, 0: 0 }],
    ['DK', { 2100: 2500, 900: 2500, 0: 0 }],
    ['XI', { 2100: 2000, 900: 500, 0: 0 }],
    // Luxembourg's 14 % is a parking rate (VAT Directive, article 118).
    ['LU', { 2100: 1700, 900: 800, 0: 0 }],
  ])('returns the rates of %s for a Dutch shop', (destination, rates) => {
    expect(destinationRates(destination, 'NL', [2100, 900, 0])).toEqual(rates);
  });

  it.each([
    ['Funchal, Madeira', 'PT', '9000-064', { 2100: 2200, 900: 1200 }],
    ['Porto Santo, Madeira', 'PT', '9400-171', { 2100: 2200, 900: 1200 }],
    ['Ponta Delgada, Azores', 'PT', '9500-150', { 2100: 1600, 900: 900 }],
    ['Corvo, Azores', 'PT', '9980-024', { 2100: 1600, 900: 900 }],
    ['Lesbos, where only goods for companies have a lower rate', 'GR', '811 00', { 2100: 2400, 900: 1300 }],
    ['Faro', 'PT', '8900-266', { 2100: 2300, 900: 1300 }],
    ['without a postcode', 'PT', '', { 2100: 2300, 900: 1300 }],
    ['Jungholz', 'AT', 'A-6691', { 2100: 1900, 900: 1300 }],
    ['Riezlern, Mittelberg', 'AT', '6991', { 2100: 1900, 900: 1300 }],
    ['Reutte', 'AT', '6600', { 2100: 2000, 900: 1300 }],
    ['Ajaccio, Corsica', 'FR', '20000', { 2100: 2000, 900: 1000 }],
    ['Nuremberg, whose postcode starts like one of Madeira', 'DE', '90402', { 2100: 1900, 900: 700 }],
  ])('returns the rates of %s', (_, destination, postcode, rates) => {
    expect(destinationRates(destination, 'NL', [2100, 900], {}, postcode)).toEqual(rates);
  });

  it('decides what is reduced by the rates of the country of the seller', () => {
    expect(destinationRates('NL', 'HU', [2700, 1800])).toEqual({ 2700: 2100, 1800: 900 });
    expect(destinationRates('NL', 'CH', [810, 260])).toEqual({ 810: 2100, 260: 2100 });
  });

  it("prefers the owner's own rate, also 0, unless it is invalid", () => {
    const own = { DE: { 900: 1900, 2100: 0 }, BE: { 900: 600 } };
    expect(destinationRates('DE', 'NL', [2100, 900], own)).toEqual({ 2100: 0, 900: 1900 });
    expect(destinationRates('BE', 'NL', [2100, 900], own)).toEqual({ 2100: 2100, 900: 600 });
    for (const bad of [-1, 10_001, 1.5, NaN]) {
      expect(destinationRates('DE', 'NL', [900], { DE: { 900: bad } })).toEqual({ 900: 700 });
    }
  });

  it.each(['', 'US', 'EL', 'toString', '__proto__'])('keeps the domestic rates for %j', (destination) => {
    expect(destinationRates(destination, 'NL', [2100, 0])).toStrictEqual({});
  });

  it('supports an owner whose destination is not in the table', () => {
    expect(destinationRates('US', 'NL', [2100], { US: { 2100: 0 } })).toEqual({ 2100: 0 });
  });
});

describe('a sale that is taxed at its destination', () => {
  const vat = vatTreatment({
    seller: { country: 'NL' },
    buyer: { country: 'FI', isCompany: false },
    vatNumber: '',
    shipTo: { country: 'FI', postcode: '00100' },
    vies: 'unchecked',
    isOssActive: true,
  });
  const line = { id: 'a', type: 'checkout', unit: 10_000, quantity: 1, vat_class: classAt(2100) } as const;
  const settings = {
    shipping: { amount: 1_000 },
    vat: { category: vat.category, destination_rates: destinationRates(vat.destination, 'NL', [2100]) },
  };

  it('keeps the gross price and takes the Finnish VAT out of it', () => {
    const { payable, checkout } = cartTotals([line], { ...settings, priceMode: 'gross' });
    expect([payable, checkout.figures.tax_amounts]).toEqual([11_000, { '25.5': 2_235 }]);
  });

  it('puts the Finnish VAT on top of the net price', () => {
    const { payable, checkout } = cartTotals([line], { ...settings, priceMode: 'net' });
    expect([payable, checkout.figures.tax_amounts]).toEqual([13_805, { '25.5': 2_805 }]);
  });
});
