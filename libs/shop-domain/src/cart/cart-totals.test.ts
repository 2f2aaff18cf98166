import { describe, expect, it } from 'vitest';
import { cartTotals, shippingPrice, TOTALS_ALGORITHM } from './cart-totals.ts';
import { AmountError } from '../money/amount-error.ts';
import { MAX_UNIT_CENTS } from '../money/parse-amount.ts';
import { MAX_QUANTITY } from '../product-mode/quantity.ts';
import { MAX_CART_LINES } from '../max-cart-lines.ts';
import type { TotalsLine, TotalsSettings } from './totals-input.ts';
import { classAt, exempt, notTaxable } from '../vat/vat-class.fixture.ts';

const gross: TotalsSettings = { priceMode: 'gross' };
const net: TotalsSettings = { priceMode: 'net' };

function line(unit: number, changes: Partial<TotalsLine> = {}): TotalsLine {
  return { id: String(unit), type: 'checkout', unit, quantity: 1, vat_class: classAt(2100), ...changes };
}

const lines = (...units: number[]) => units.map((unit, index) => line(unit, { id: `l${index}` }));

describe('cartTotals', () => {
  it('shows a single piece at the price of its line, also where a cent was allocated', () => {
    const { checkout } = cartTotals([line(113_180)], {
      ...gross,
      vat: { category: 'K' },
      shipping: { amount: 6_900 },
    });
    // 1200.80 contains 208.40 of VAT at 21 %, so 992.40 is paid; whichever line gets the odd cent, piece and line
    // agree.
    expect(checkout.figures.total_price_with_tax).toBe(99_240);
    expect(checkout.lines[0]?.unit).toEqual(checkout.lines[0]?.total);
  });

  it.each([
    // 2 x 12.10 at 21 %: 10.00 a piece without VAT, 2.10 of it VAT.
    [gross, 'S', [1_210, 1_000]],
    [gross, 'K', [1_000, 1_000]],
    // 2 x 12.10 excluding VAT: 2.54 is added (2.541), and nothing is taken out under zero rating.
    [net, 'S', [1_464, 1_210]],
    [net, 'K', [1_210, 1_210]],
    [net, 'G', [1_210, 1_210]],
  ] as const)('shows one of several pieces on both sides: %j, %s', (settings, category, [incl, excl]) => {
    const { checkout } = cartTotals([line(1_210, { quantity: 2 })], { ...settings, vat: { category } });
    expect(checkout.lines[0]?.unit).toEqual({ incl_tax: incl, excl_tax: excl });
  });

  it.each(['gross', 'net'] as const)('a small business charges what it typed, in %s prices', (priceMode) => {
    for (const category of ['E', 'AE', 'O'] as const) {
      const vat = { category, small_business: true };
      const bought = [line(1_210), line(500, { vat_class: exempt }), line(300, { vat_class: notTaxable })];
      const { checkout, payable } = cartTotals(bought, { priceMode, shipping: { amount: 605 }, vat });
      expect(payable).toBe(2_615);
      expect(checkout.groups.every(({ tax, taken_out }) => tax === 0 && taken_out === 0)).toBe(true);
      expect(checkout.lines[0]?.unit).toEqual({ incl_tax: 1_210, excl_tax: 1_210 });
    }
    const { figures } = cartTotals([line(1_210)], {
      priceMode,
      vat: { category: 'E', small_business: true },
    }).checkout;
    expect(figures).toMatchObject({ tax_amounts: { 0: 0 }, untaxed_categories: ['E'] });
  });

  it('shows a discounted single piece at its own price and the discount on its line', () => {
    const { checkout } = cartTotals([line(1_210)], { ...gross, discounts: [{ id: 'd', amount: 605 }] });
    expect(checkout.lines[0]).toMatchObject({
      unit: { incl_tax: 1_210, excl_tax: 1_000 },
      amount: 1_210,
      discount: 605,
      total: { incl_tax: 605, excl_tax: 500 },
    });
  });

  it('charges shipping at its own rate, whatever the rates of the goods', () => {
    const goods = [line(1_090, { vat_class: classAt(900) })];
    const { checkout } = cartTotals(goods, {
      ...gross,
      shipping: { amount: 1_210, vat_class: classAt(2100) },
    });
    expect(checkout.shipping).toEqual({
      price: { incl_tax: 1_210, excl_tax: 1_000 },
      parts: [{ id: 'shipping:2100', amount: 1_210, vat_class: classAt(2100) }],
    });
    expect(checkout.figures.tax_amounts).toEqual({ '21': 210, '9': 90 });
    const free = cartTotals(goods, { ...gross, shipping: { amount: 1_210, vat_class: classAt(0) } });
    expect(free.checkout.figures.tax_amounts).toEqual({ '9': 90, '0': 0 });
    expect(() =>
      cartTotals(goods, { ...gross, shipping: { amount: 1_210, vat_class: classAt(-1) } }),
    ).toThrow(AmountError);
    expect(() =>
      cartTotals(goods, { ...gross, shipping: { amount: 0.5, vat_class: classAt(2100) } }),
    ).toThrow(AmountError);
    expect(() => cartTotals(goods, { ...gross, shipping: { amount: 0.5 } })).toThrow(AmountError);
  });

  it('applies a second discount to what the first one left', () => {
    const discounts = [
      { id: 'a', amount: 1_000 },
      { id: 'b', amount: 9_000 },
    ];
    const { checkout, payable } = cartTotals([line(1_210), line(2_420)], { ...gross, discounts });
    expect(payable).toBe(0);
    expect(checkout.lines.map(({ discount }) => discount)).toEqual([1_210, 2_420]);
  });

  it('computes VAT once per rate: 3 lines of 0.98 net at 21 % give 0.62, not 0.63', () => {
    const { checkout, payable } = cartTotals(lines(98, 98, 98), net);
    expect(checkout.figures).toMatchObject({
      total_price: 294,
      price_incl_tax: 356,
      tax_amounts: { '21': 62 },
    });
    expect(payable).toBe(356);
  });

  it('takes VAT out of a group: 2 x 399.00 gross at 9 % give 65.89 and 732.11, not 732.12', () => {
    const { checkout } = cartTotals([line(39_900, { quantity: 2, vat_class: classAt(900) })], gross);
    expect(checkout.groups).toEqual([
      {
        category: 'S',
        rate: 900,
        priced_rate: 900,
        amount: 79_800,
        taken_out: 0,
        net: 73_211,
        tax: 6_589,
        gross: 79_800,
      },
    ]);
  });

  it('takes VAT out of a group: 8.50 + 1.65 gross at 7 % give 0.66, not 0.67', () => {
    const { checkout } = cartTotals(
      [line(850, { vat_class: classAt(700) }), line(165, { vat_class: classAt(700) })],
      gross,
    );
    expect(checkout.figures.tax_amounts).toEqual({ '7': 66 });
  });

  it('keeps a gross price: 10 x 38.23 at 20 % stay 382.30, 100.00 at 21 % contains 17.36', () => {
    expect(cartTotals([line(3_823, { quantity: 10, vat_class: classAt(2000) })], gross).payable).toBe(38_230);
    const { checkout, payable } = cartTotals([line(10_000)], gross);
    expect(checkout.figures).toMatchObject({ total_price: 8_264, tax_amounts: { '21': 1_736 } });
    expect(payable).toBe(10_000);
  });

  it('gives each line its unit and total on both sides, with totals allocated from the group', () => {
    const { checkout } = cartTotals(lines(98, 98, 98), net);
    expect(checkout.lines.map(({ total }) => total.incl_tax)).toEqual([119, 119, 118]);
    expect(checkout.lines[0]).toMatchObject({
      unit: { incl_tax: 119, excl_tax: 98 },
      amount: 98,
      quantity: 1,
      discount: 0,
    });
  });

  it('a line is quantity x unit price on the side of the price mode', () => {
    expect(cartTotals([line(293, { quantity: 3 })], gross).checkout.lines[0]?.total.incl_tax).toBe(879);
    expect(cartTotals([line(293, { quantity: 3 })], net).checkout.lines[0]?.total.excl_tax).toBe(879);
  });

  it('returns the name of its algorithm', () => {
    expect(cartTotals([], gross).algorithm).toBe(TOTALS_ALGORITHM);
  });

  it('throws an AmountError for a value that is not an amount', () => {
    const bad = [
      line(0.5),
      line(1, { quantity: 0 }),
      line(1, { quantity: 1.5 }),
      line(1, { vat_class: classAt(-1) }),
      line(1, { vat_class: classAt(10_001) }),
      line(1, { vat_class: { category: 'S', rate: 0 } }),
      line(1, { vat_class: { category: 'E', rate: 900 } }),
      line(2 ** 53),
      line(2 ** 52, { quantity: 3 }),
    ];
    for (const one of bad) expect(() => cartTotals([one], gross)).toThrow(AmountError);
    expect(() => cartTotals([line(1)], { ...gross, shipping: { amount: 0.5 } })).toThrow(AmountError);
    expect(() =>
      cartTotals([line(1)], { ...gross, shipping: { amount: 1, vat_class: classAt(0.5) } }),
    ).toThrow(AmountError);
    expect(() => cartTotals([line(1)], { ...gross, discounts: [{ id: 'd', amount: NaN }] })).toThrow(
      AmountError,
    );
  });

  it('refuses a negative unit, which would give one rate a negative VAT', () => {
    const cart = [line(-1_000, { id: 'a' }), line(1_000, { id: 'b', vat_class: classAt(900) })];
    expect(() => cartTotals(cart, { ...gross, shipping: { amount: 500 } })).toThrow(AmountError);
    expect(() => cartTotals([line(-1, { type: 'quote' })], gross)).toThrow(AmountError);
    expect(() => cartTotals([line(1)], { ...gross, shipping: { amount: -1 } })).toThrow(AmountError);
  });

  it.each(['gross', 'net'] as const)(
    'is exact up to its bounds and refuses what is beyond them (%s)',
    (priceMode) => {
      const most = {
        unit: MAX_UNIT_CENTS,
        quantity: MAX_QUANTITY,
        vat_class: classAt(10_000),
        type: 'checkout' as const,
      };
      const full = Array.from({ length: MAX_CART_LINES }, (_, at) => ({ ...most, id: `l${at}` }));
      const shipping = { amount: MAX_UNIT_CENTS, vat_class: classAt(10_000) };
      const { payable, checkout } = cartTotals(full, { priceMode, shipping });
      // 250 x 9999 x 10 million euros and 10 million of shipping, and as much VAT on a net price.
      const whole = 2_499_751_000_000_000;
      expect(payable).toBe(priceMode === 'gross' ? whole : 2 * whole);
      expect(checkout.figures.tax_amounts).toEqual({ '100': priceMode === 'gross' ? whole / 2 : whole });
      const beyond = [
        [...full, { ...most, id: 'more', unit: 0 }],
        [{ ...most, id: 'a', unit: MAX_UNIT_CENTS + 1 }],
        [{ ...most, id: 'a', quantity: MAX_QUANTITY + 1 }],
      ];
      for (const lines of beyond) expect(() => cartTotals(lines, { priceMode })).toThrow(AmountError);
      const tooMuch = { amount: MAX_UNIT_CENTS + 1 };
      expect(() => cartTotals([line(1)], { priceMode, shipping: tooMuch })).toThrow(AmountError);
    },
  );

  it('counts direct and quote lines together for its limit', () => {
    const half = (type: 'checkout' | 'quote', count: number) =>
      Array.from({ length: count }, (_, at) => line(1, { id: `${type}${at}`, type }));
    const full = [...half('checkout', 125), ...half('quote', 125)];
    expect(cartTotals(full, gross).payable).toBe(125);
    expect(() => cartTotals([...full, line(1, { id: 'more' })], gross)).toThrow('251 lines');
  });

  it('returns zeros for an empty cart', () => {
    const { checkout, payable } = cartTotals([], { ...gross, shipping: { amount: 500 } });
    expect(payable).toBe(0);
    expect(checkout.figures).toEqual({
      total_price: 0,
      price_incl_tax: 0,
      total_price_incl_tax: 0,
      total_price_with_tax: 0,
      total_quantity: 0,
      tax_amounts: {},
    });
  });
});

describe('cart figures', () => {
  it('CART-29 contain lines, lines plus shipping, and the amount payable', () => {
    const { checkout } = cartTotals([line(10_000, { quantity: 2 })], { ...net, shipping: { amount: 695 } });
    expect(checkout.figures).toEqual({
      total_price: 20_000,
      price_incl_tax: 24_200,
      total_price_incl_tax: 25_041,
      total_price_with_tax: 25_041,
      total_quantity: 2,
      tax_amounts: { '21': 4_346 },
    });
    expect(checkout.shipping.price).toEqual({ incl_tax: 841, excl_tax: 695 });
  });

  it('keys VAT by percentage, lines and shipping together', () => {
    const mixed = [
      line(10_000),
      line(5_000, { vat_class: classAt(900) }),
      line(100, { vat_class: classAt(550) }),
      line(100, { vat_class: classAt(0) }),
    ];
    expect(cartTotals(mixed, net).checkout.figures.tax_amounts).toEqual({
      '0': 0,
      '5.5': 6,
      '9': 450,
      '21': 2_100,
    });
  });

  it('totals quote lines separately and never makes them payable', () => {
    const quote = line(5_000, { id: 'q', type: 'quote', quantity: 3 });
    const {
      checkout,
      quote: part,
      payable,
    } = cartTotals([line(1_000), quote], { ...gross, shipping: { amount: 500 } });
    expect(payable).toBe(1_500);
    expect(checkout.figures.total_quantity).toBe(1);
    expect(part.lines.map(({ id }) => id)).toEqual(['q']);
    expect(part.figures).toMatchObject({
      total_price_incl_tax: 15_000,
      total_price_with_tax: 0,
      total_quantity: 3,
    });
  });

  it('charges no shipping and gives no discount on quote lines alone', () => {
    const settings = { ...gross, shipping: { amount: 500 }, discounts: [{ id: 'd', amount: 100 }] };
    const { checkout, quote, payable } = cartTotals([line(1_000, { type: 'quote' })], settings);
    expect([payable, checkout.shipping.price.incl_tax]).toEqual([0, 0]);
    expect(quote.lines[0]).toMatchObject({ discount: 0, total: { incl_tax: 1_000 } });
  });
});

describe('shipping', () => {
  const mixed = [line(7_500), line(2_500, { id: 'laag', vat_class: classAt(900) })];

  it('follows the rates of the goods in proportion', () => {
    const { checkout } = cartTotals(mixed, { ...gross, shipping: { amount: 1_000 } });
    expect(checkout.shipping.parts).toEqual([
      { id: 'shipping:2100', amount: 750, vat_class: classAt(2100) },
      { id: 'shipping:900', amount: 250, vat_class: classAt(900) },
    ]);
    expect(checkout.groups.map(({ rate, amount }) => [rate, amount])).toEqual([
      [2100, 8_250],
      [900, 2_750],
    ]);
  });

  it('is ordered from the highest rate down; a cent that could go either way goes to the lowest rate', () => {
    const even = [line(1_000, { id: 'laag', vat_class: classAt(900) }), line(1_000, { id: 'hoog' })];
    const { checkout } = cartTotals(even, { ...gross, shipping: { amount: 101 } });
    expect(checkout.shipping.parts.map(({ vat_class, amount }) => [vat_class.rate, amount])).toEqual([
      [2100, 50],
      [900, 51],
    ]);
  });

  it('has one rate when one is given', () => {
    const { checkout } = cartTotals(mixed, {
      ...gross,
      shipping: { amount: 1_000, vat_class: classAt(2100) },
    });
    expect(checkout.groups.map(({ rate, amount }) => [rate, amount])).toEqual([
      [2100, 8_500],
      [900, 2_500],
    ]);
  });

  it('uses the highest rate when the goods are free', () => {
    const free = [line(0, { id: 'a', vat_class: classAt(900) }), line(0, { id: 'b' })];
    const { checkout } = cartTotals(free, { ...gross, shipping: { amount: 605 } });
    expect(checkout.figures.tax_amounts).toEqual({ '9': 0, '21': 105 });
  });

  it('follows the goods that have a price when others are free', () => {
    const cart = [line(0, { id: 'gift' }), line(1_090, { id: 'book', vat_class: classAt(900) })];
    const { parts } = cartTotals(cart, { ...gross, shipping: { amount: 545 } }).checkout.shipping;
    expect(parts.map(({ amount, vat_class }) => [vat_class.rate, amount])).toEqual([
      [2100, 0],
      [900, 545],
    ]);
  });

  it('has a price for the list of methods to choose from', () => {
    expect(shippingPrice(mixed, { ...gross, shipping: { amount: 1_000, vat_class: classAt(2100) } })).toEqual(
      {
        incl_tax: 1_000,
        excl_tax: 826,
      },
    );
  });
});

describe('discounts', () => {
  it('are spread over the lines in proportion before VAT, without a rate of their own', () => {
    const cart = [line(7_500, { id: 'a' }), line(2_500, { id: 'b', vat_class: classAt(900) })];
    const { checkout, payable } = cartTotals(cart, { ...gross, discounts: [{ id: 'd', amount: 1_000 }] });
    expect(checkout.lines.map(({ discount }) => discount)).toEqual([750, 250]);
    expect(checkout.groups.map(({ rate, amount }) => [rate, amount])).toEqual([
      [2100, 6_750],
      [900, 2_250],
    ]);
    expect(payable).toBe(9_000);
  });

  it('add up to the cent; the remaining cents are assigned by id', () => {
    const { checkout } = cartTotals(lines(100, 100, 100), {
      ...gross,
      discounts: [{ id: 'd', amount: 100 }],
    });
    expect(checkout.lines.map(({ discount }) => discount)).toEqual([34, 33, 33]);
  });

  it('stop at the price of the goods and leave shipping to be paid', () => {
    const settings = {
      ...gross,
      shipping: { amount: 500 },
      discounts: [
        { id: 'a', amount: 900 },
        { id: 'b', amount: 900 },
      ],
    };
    const { checkout, payable } = cartTotals([line(1_000)], settings);
    expect(checkout.lines[0]).toMatchObject({ discount: 1_000, total: { incl_tax: 0, excl_tax: 0 } });
    expect(payable).toBe(500);
  });

  it('say what each took off, one after the other', () => {
    const cart = [line(700, { id: 'a' }), line(300, { id: 'b', vat_class: classAt(900) })];
    const discounts = [
      { id: 'welkom', amount: 250 },
      { id: 'min', amount: -5 },
      { id: 'bon', amount: 900 },
      { id: 'laat', amount: 1 },
    ];
    const { checkout, quote } = cartTotals([...cart, line(50, { id: 'q', type: 'quote' })], {
      ...gross,
      discounts,
    });
    expect(checkout.discounts).toEqual([
      { id: 'welkom', amount: 250, taken_off: 250 },
      { id: 'min', amount: -5, taken_off: 0 },
      { id: 'bon', amount: 900, taken_off: 750 },
      { id: 'laat', amount: 1, taken_off: 0 },
    ]);
    expect(quote.discounts).toEqual([]);
    expect(cartTotals(cart, gross).checkout.discounts).toEqual([]);
  });

  it('do not change how shipping is split over the rates', () => {
    const cart = [line(7_500, { id: 'a' }), line(2_500, { id: 'b', vat_class: classAt(900) })];
    const settings = { ...gross, shipping: { amount: 1_000 } };
    const parts = [
      { id: 'shipping:2100', amount: 750, vat_class: classAt(2100) },
      { id: 'shipping:900', amount: 250, vat_class: classAt(900) },
    ];
    for (const amount of [0, 3_333, 10_000]) {
      const { checkout } = cartTotals(cart, { ...settings, discounts: [{ id: 'd', amount }] });
      expect(checkout.shipping.parts).toEqual(parts);
    }
  });

  it('on chosen lines leave the other lines as they are, also those of the same rate', () => {
    const cart = [
      line(6_000, { id: 'a' }),
      line(3_000, { id: 'b', vat_class: classAt(900) }),
      line(5_000, { id: 'c' }),
    ];
    const { checkout } = cartTotals(cart, {
      ...gross,
      discounts: [{ id: 'd', amount: 900, line_ids: ['a', 'b', 'gone'] }],
    });
    expect(checkout.lines.map(({ discount }) => discount)).toEqual([600, 300, 0]);
    expect(checkout.groups.map(({ rate, amount }) => [rate, amount])).toEqual([
      [2100, 10_400],
      [900, 2_700],
    ]);
  });

  it('on chosen lines take off no more than those lines cost, and nothing without them', () => {
    const cart = [line(1_000, { id: 'a' }), line(9_000, { id: 'b' })];
    const discounts = [
      { id: 'd', amount: 2_500, line_ids: ['a'] },
      { id: 'e', amount: 500, line_ids: [] },
    ];
    const { checkout } = cartTotals(cart, { ...gross, discounts });
    expect(checkout.lines.map(({ discount }) => discount)).toEqual([1_000, 0]);
    expect(checkout.discounts.map(({ taken_off }) => taken_off)).toEqual([1_000, 0]);
  });

  it('as a rate take their part of what those before them left of their lines, half a cent rounded up', () => {
    const cart = [line(1_000, { id: 'a' }), line(505, { id: 'b' })];
    const discounts = [
      { id: 'amount', amount: 200, line_ids: ['a'] },
      { id: 'ten', rate: 1_000, line_ids: ['a'] },
      { id: 'half', rate: 5_000, line_ids: ['b'] },
    ];
    const { checkout } = cartTotals(cart, { ...gross, discounts });
    expect(checkout.discounts).toEqual([
      { id: 'amount', amount: 200, taken_off: 200 },
      { id: 'ten', amount: 80, taken_off: 80 },
      { id: 'half', amount: 253, taken_off: 253 },
    ]);
    expect(cartTotals(cart, { ...gross, discounts: [{ id: 'all', rate: 10_000 }] }).payable).toBe(0);
  });

  it.each([0, -1, 10_001, 12.5, NaN])('refuse a rate of %s', (rate) => {
    expect(() => cartTotals([line(1)], { ...gross, discounts: [{ id: 'd', rate }] })).toThrow(AmountError);
  });

  it('below zero are ignored', () => {
    expect(cartTotals([line(1_000)], { ...gross, discounts: [{ id: 'a', amount: -5 }] }).payable).toBe(1_000);
  });
});

describe('VAT treatment', () => {
  const cart = [line(12_100, { quantity: 2 }), line(1_090, { id: 'laag', vat_class: classAt(900) })];

  it.each(['K', 'AE', 'G'] as const)(
    '%s first takes domestic VAT out of gross prices, per rate',
    (category) => {
      const { checkout, payable } = cartTotals(cart, {
        ...gross,
        shipping: { amount: 605, vat_class: classAt(2100) },
        vat: { category },
      });
      expect(payable).toBe(20_000 + 1_000 + 500);
      expect(checkout.figures).toMatchObject({
        total_price: 21_000,
        price_incl_tax: 21_000,
        tax_amounts: {},
      });
      expect(checkout.groups).toEqual([
        {
          category,
          rate: 0,
          priced_rate: 2100,
          amount: 24_805,
          taken_out: 4_305,
          net: 20_500,
          tax: 0,
          gross: 20_500,
        },
        {
          category,
          rate: 0,
          priced_rate: 900,
          amount: 1_090,
          taken_out: 90,
          net: 1_000,
          tax: 0,
          gross: 1_000,
        },
      ]);
      expect(checkout.lines[0]?.unit).toEqual({ incl_tax: 10_000, excl_tax: 10_000 });
      expect(checkout.shipping.price).toEqual({ incl_tax: 500, excl_tax: 500 });
    },
  );

  it('zero rating takes VAT out of the group, not out of each line', () => {
    const { checkout, payable } = cartTotals(lines(100, 100, 100), { ...gross, vat: { category: 'K' } });
    expect(payable).toBe(300 - 52);
    expect(checkout.lines.map(({ total }) => total.incl_tax)).toEqual([82, 83, 83]);
  });

  it('zero rating leaves net prices as they are', () => {
    const { payable } = cartTotals(cart, { ...net, vat: { category: 'AE' } });
    expect(payable).toBe(24_200 + 1_090);
  });

  it('OSS keeps the gross price and charges the destination rate', () => {
    const vat = { category: 'S' as const, destination_rates: { 2100: 1900, 900: 700 } };
    const { checkout, payable } = cartTotals(cart, { ...gross, vat });
    expect(payable).toBe(25_290);
    expect(checkout.figures.tax_amounts).toEqual({ '7': 71, '19': 3_864 });
    expect(checkout.lines[0]?.unit).toEqual({ incl_tax: 12_100, excl_tax: 10_168 });
  });

  it('OSS computes VAT once when two domestic rates map to one rate there', () => {
    const vat = { category: 'S' as const, destination_rates: { 2100: 2500, 900: 2500 } };
    const { checkout } = cartTotals([line(98), line(99, { vat_class: classAt(900) })], { ...net, vat });
    expect(checkout.groups.map(({ rate, amount, tax }) => [rate, amount, tax])).toEqual([[2500, 197, 49]]);
  });
});

describe('a remaining cent', () => {
  const pair = [line(50, { id: 'b' }), line(50, { id: 'a' })];
  const byId = (settings: TotalsSettings, list: TotalsLine[]) =>
    Object.fromEntries(cartTotals(list, settings).checkout.lines.map((one) => [one.id, one]));

  it('of VAT goes to the same line whatever the order of the lines', () => {
    // 1.00 at 21 % contains 0.17: 8.5 cents each.
    for (const list of [pair, pair.toReversed()]) {
      const { a, b } = byId(gross, list);
      expect([a?.total.excl_tax, b?.total.excl_tax]).toEqual([41, 42]);
    }
  });

  it.each(['a', 'z'])('of VAT goes to the first by id of line %j and the shipping beside it', (id) => {
    // 0.50 each without VAT: 0.21 of VAT is 10.5 cents each.
    const { checkout } = cartTotals([line(50, { id })], { ...net, shipping: { amount: 50 } });
    const paid = [checkout.lines[0]?.total.incl_tax, checkout.shipping.price.incl_tax];
    expect(paid).toEqual(id < 'shipping' ? [61, 60] : [60, 61]);
  });

  it('of a discount goes to the same line whatever the order of the lines', () => {
    for (const list of [pair, pair.toReversed()]) {
      const { a, b } = byId({ ...gross, discounts: [{ id: 'd', amount: 7 }] }, list);
      expect([a?.discount, b?.discount]).toEqual([4, 3]);
    }
  });
});

it('takes out the domestic VAT under zero rating, whatever the rates of a destination', () => {
  const vat = { category: 'K', destination_rates: { 2100: 2550 } } as const;
  const { payable, checkout } = cartTotals([line(12_100)], { ...gross, vat });
  expect([payable, checkout.figures.tax_amounts]).toEqual([10_000, {}]);
});

it('does not charge shipping at its own rate when there is nothing to send', () => {
  expect(cartTotals([], { ...gross, shipping: { amount: 500, vat_class: classAt(2100) } }).payable).toBe(0);
});

it('accepts every rate up to 100 %', () => {
  expect(cartTotals([line(500, { vat_class: classAt(10_000) })], net).payable).toBe(1_000);
  expect(() => cartTotals([line(500, { vat_class: classAt(10_001) })], net)).toThrow(AmountError);
});

it('names the value that is not an amount, also in sums and in settings', () => {
  const big = [1, 2, 3].map((id) => line(2 ** 52, { id: String(id) }));
  expect(() => cartTotals(big, gross)).toThrow(AmountError);
  for (const bad of [NaN, -1, 0.5, 10_001]) {
    const vat = { category: 'S', destination_rates: { 2100: bad } } as const;
    expect(() => cartTotals([line(100)], { ...gross, vat })).toThrow(AmountError);
  }
});

describe('goods without VAT', () => {
  const goods = [
    line(12_100, { id: 'tafel' }),
    line(5_000, { id: 'cursus', vat_class: exempt }),
    line(3_000, { id: 'paneel', vat_class: classAt(0) }),
    line(250, { id: 'statiegeld', vat_class: notTaxable }),
  ];
  const groupsOf = (settings: TotalsSettings) =>
    cartTotals(goods, settings).checkout.groups.map(({ category, rate, net, tax }) => [
      category,
      rate,
      net,
      tax,
    ]);

  it('are totalled by category, with one amount of 0 per rate', () => {
    expect(groupsOf(gross)).toEqual([
      ['S', 2100, 10_000, 2_100],
      ['Z', 0, 3_000, 0],
      ['E', 0, 5_000, 0],
      ['O', 0, 250, 0],
    ]);
    const { figures } = cartTotals(goods, gross).checkout;
    expect(figures).toMatchObject({ price_incl_tax: 20_350, tax_amounts: { '21': 2_100, '0': 0 } });
    expect(figures.untaxed_categories).toEqual(['Z', 'E', 'O']);
  });

  it('keep their price in both price modes', () => {
    for (const settings of [gross, net]) {
      const [, course] = cartTotals(goods, settings).checkout.lines;
      expect(course?.total).toEqual({ incl_tax: 5_000, excl_tax: 5_000 });
      expect(course?.unit).toEqual({ incl_tax: 5_000, excl_tax: 5_000 });
    }
  });

  it('that are exempt stay so beside a supply to another member state, and are named', () => {
    const settings = { ...gross, vat: { category: 'K' } } as const;
    expect(groupsOf(settings)).toEqual([
      ['K', 0, 10_000, 0],
      ['E', 0, 5_000, 0],
      ['K', 0, 3_000, 0],
      ['O', 0, 250, 0],
    ]);
    const { figures } = cartTotals(goods, settings).checkout;
    expect(figures.tax_amounts).toEqual({ '0': 0 });
    expect(figures.untaxed_categories).toEqual(['E', 'O']);
  });

  it('are not named beside others when none is in the cart', () => {
    const { figures } = cartTotals([line(12_100)], gross).checkout;
    expect('untaxed_categories' in figures).toBe(false);
  });

  it('have the rate of a destination only if they are zero-rated and the owner set one', () => {
    const vat = { category: 'S', destination_rates: { 2100: 1900, 0: 1900 } } as const;
    expect(groupsOf({ ...gross, vat }).map(([category, rate]) => [category, rate])).toEqual([
      ['S', 1900],
      ['E', 0],
      ['O', 0],
    ]);
  });

  it('take their part of shipping and discounts along', () => {
    const pair = [line(7_500, { id: 'a' }), line(2_500, { id: 'b', vat_class: exempt })];
    const settings = { ...gross, shipping: { amount: 1_000 }, discounts: [{ id: 'd', amount: 100 }] };
    const { checkout } = cartTotals(pair, settings);
    expect(checkout.shipping.parts).toEqual([
      { id: 'shipping:2100', amount: 750, vat_class: classAt(2100) },
      { id: 'shipping:E', amount: 250, vat_class: exempt },
    ]);
    expect(checkout.groups.map(({ category, amount }) => [category, amount])).toEqual([
      ['S', 8_175],
      ['E', 2_725],
    ]);
  });

  it('of two categories get a remaining cent by category, whatever the order of the lines', () => {
    const pair = [line(50, { id: 'z', vat_class: classAt(0) }), line(50, { id: 'e', vat_class: exempt })];
    for (const list of [pair, pair.toReversed()]) {
      const { parts } = cartTotals(list, { ...gross, shipping: { amount: 101 } }).checkout.shipping;
      expect(parts.map(({ id, amount }) => [id, amount])).toEqual([
        ['shipping:Z', 50],
        ['shipping:E', 51],
      ]);
    }
  });
});
