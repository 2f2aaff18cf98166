import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotals } from '../cart/cart-totals.ts';
import type { TotalsLine, TotalsSettings, TotalsVat } from '../cart/totals-input.ts';
import { classAt, exempt, notTaxable } from '../vat/vat-class.fixture.ts';
import { checkRefund } from './check-refund.ts';
import { paidParts } from './paid-parts.ts';
import { askedForAll, refundOf } from './refund-of.ts';
import type { AskedRefund, RefundRemainder, RefundSplit } from './refund.schema.ts';
import { refundable, remainderOf } from './remainder-of.ts';
import { storedCalculation } from './stored-calculation.schema.ts';

const lines = fc
  .array(
    fc.record({
      type: fc.constantFrom('checkout' as const, 'checkout' as const, 'quote' as const),
      unit: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 50_000 })),
      quantity: fc.integer({ min: 1, max: 20 }),
      vat_class: fc.constantFrom(...[0, 900, 2100].map(classAt), exempt, notTaxable),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((list): TotalsLine[] => list.map((line, index) => ({ ...line, id: `line-${index}` })));

const settings: fc.Arbitrary<TotalsSettings> = fc.record({
  priceMode: fc.constantFrom('gross' as const, 'net' as const),
  shipping: fc.option(fc.record({ amount: fc.integer({ min: 0, max: 2_000 }) })),
  discounts: fc.array(fc.record({ id: fc.constant('d'), amount: fc.integer({ min: 0, max: 30_000 }) }), {
    maxLength: 2,
  }),
  vat: fc.constantFrom<TotalsVat[]>(
    { category: 'S' },
    { category: 'K' },
    { category: 'S', destination_rates: { 2100: 1900, 900: 1900 } },
  ),
});

const asked: fc.Arbitrary<AskedRefund> = fc.record({
  lines: fc.array(
    fc.record({ id: fc.nat(6).map((index) => `line-${index}`), pieces: fc.integer({ min: 1, max: 25 }) }),
    { maxLength: 4 },
  ),
  shipping: fc.constantFrom(0, 0, 1, 300, 5_000),
  free: fc.constantFrom(0, 0, 1, 7, 1_000, 400_000),
});
/** A step: a refund, which fails later or not; money that goes back in another way; or the newest refund that fails. */
const steps = fc.array(
  fc.record({ asked, fails: fc.boolean(), elsewhere: fc.constantFrom(0, 0, 0, 1, 250) }),
  { maxLength: 8 },
);

const order = fc.tuple(lines, settings).map(([all, given]) => {
  const totals = cartTotals(all, given);
  return { payable: totals.payable, paid: paidParts(storedCalculation.parse(totals)) };
});

const total = (list: readonly { amount: number }[]) => list.reduce((sum, { amount }) => sum + amount, 0);
const byRate = (refunds: readonly RefundSplit[], field: 'gross' | 'tax') => {
  const sums: Record<string, number> = {};
  for (const { rates } of refunds)
    for (const rate of rates) sums[rate.vat] = (sums[rate.vat] ?? 0) + rate[field];
  return sums;
};
const paidByRate = ({ rates }: RefundRemainder, field: 'gross' | 'tax') =>
  Object.fromEntries(rates.filter(({ gross }) => gross > 0).map((rate) => [rate.vat, rate[field]]));

/** What a refund must be at any moment. */
function expectSound(refund: RefundSplit, before: RefundRemainder): void {
  expect(refund.amount).toBe(refundable(refund));
  expect(refund.amount).toBeLessThanOrEqual(refundable(before));
  for (const { gross, tax } of refund.rates) {
    expect(tax).toBeGreaterThanOrEqual(0);
    expect(tax).toBeLessThanOrEqual(gross);
  }
  for (const { amount, pieces } of refund.lines) {
    expect(amount).toBeGreaterThanOrEqual(0);
    expect(pieces).toBeGreaterThan(0);
  }
}

describe('refunds of an order', () => {
  it('start from parts that are exactly what was paid', () => {
    fc.assert(
      fc.property(order, ({ payable, paid }) => {
        expect(refundable(paid)).toBe(payable);
        expect(total(paid.lines) + total(paid.shipping)).toBe(payable);
      }),
    );
  });

  it('never exceed what was paid, and all together give back exactly that, also per VAT rate', () => {
    fc.assert(
      fc.property(order, steps, ({ payable, paid }, list) => {
        const made: RefundSplit[] = [];
        for (const step of list) {
          const before = remainderOf(paid, made, payable - total(made));
          const refund = refundOf(before, step.asked);
          expectSound(refund, before);
          if (refund.amount > 0 && !step.fails) made.push(refund);
        }
        expect(total(made)).toBeLessThanOrEqual(payable);
        const rest = remainderOf(paid, made, payable - total(made));
        const last = refundOf(rest, askedForAll(rest));
        expectSound(last, rest);
        const all = last.amount > 0 ? [...made, last] : made;
        expect(total(all)).toBe(payable);
        expect(byRate(all, 'gross')).toEqual(paidByRate(paid, 'gross'));
        expect(byRate(all, 'tax')).toEqual(paidByRate(paid, 'tax'));
        const nothing = remainderOf(paid, all, payable - total(all));
        expect(refundOf(nothing, step({ free: 5 })).amount).toBe(0);
      }),
    );
  });

  it('stay exact when a refund in the middle fails afterwards', () => {
    fc.assert(
      fc.property(order, steps, fc.nat(7), ({ payable, paid }, list, which) => {
        const made: RefundSplit[] = [];
        for (const { asked: wanted } of list) {
          const refund = refundOf(remainderOf(paid, made, payable - total(made)), wanted);
          if (refund.amount > 0) made.push(refund);
        }
        made.splice(which, 1);
        const rest = remainderOf(paid, made, payable - total(made));
        const last = refundOf(rest, askedForAll(rest));
        expectSound(last, rest);
        const all = last.amount > 0 ? [...made, last] : made;
        expect(byRate(all, 'gross')).toEqual(paidByRate(paid, 'gross'));
        expect(byRate(all, 'tax')).toEqual(paidByRate(paid, 'tax'));
      }),
    );
  });

  it('leave room for money that went back in another way', () => {
    fc.assert(
      fc.property(order, steps, ({ payable, paid }, list) => {
        const made: RefundSplit[] = [];
        let elsewhere = 0;
        const held = () => payable - total(made) - elsewhere;
        for (const step of list) {
          elsewhere += Math.min(step.elsewhere, held());
          const before = remainderOf(paid, made, held());
          expect(refundable(before)).toBe(held());
          const refund = refundOf(before, step.asked);
          expectSound(refund, before);
          if (refund.amount > 0) made.push(refund);
        }
        const rest = remainderOf(paid, made, held());
        const last = refundOf(rest, askedForAll(rest));
        expect(total(made) + last.amount + elsewhere).toBe(payable);
      }),
    );
  });

  it('are refused exactly when they ask for more than is left, or for nothing', () => {
    fc.assert(
      fc.property(order, asked, ({ paid }, wanted) => {
        const refund = refundOf(paid, wanted);
        const isWhole =
          refund.lines.length === wanted.lines.length &&
          refund.lines.every(({ pieces }, at) => pieces === wanted.lines[at]?.pieces) &&
          total(refund.shipping) === wanted.shipping &&
          refund.free === wanted.free;
        const errors = checkRefund(paid, wanted);
        expect(Object.keys(errors).length === 0).toBe(isWhole && refund.amount > 0);
      }),
    );
  });
});

function step(changes: Partial<AskedRefund>): AskedRefund {
  return { lines: [], shipping: 0, free: 0, ...changes };
}

describe('an order of two rates', () => {
  const totals = cartTotals(
    [
      { id: 'a', type: 'checkout', unit: 1_000, quantity: 3, vat_class: classAt(2100) },
      { id: 'b', type: 'checkout', unit: 1_000, quantity: 1, vat_class: classAt(900) },
    ],
    { priceMode: 'gross', shipping: { amount: 400 }, discounts: [{ id: 'd', amount: 400 }] },
  );
  const paid = paidParts(storedCalculation.parse(totals));

  it('gives back a piece less its share of the discount, with its VAT', () => {
    const refund = refundOf(paid, step({ lines: [{ id: 'a', pieces: 1 }] }));
    expect(refund).toEqual({
      amount: 900,
      lines: [{ id: 'a', pieces: 1, amount: 900 }],
      shipping: [],
      free: 0,
      rates: [{ vat: 'S:2100', gross: 900, tax: 156 }],
    });
  });

  it('spreads shipping and a free amount over the rates', () => {
    expect(refundOf(paid, step({ shipping: 400 })).rates.map(({ gross }) => gross)).toEqual([300, 100]);
    expect(refundOf(paid, step({ free: 40 })).rates.map(({ gross }) => gross)).toEqual([30, 10]);
  });

  it('finds the rates of lines that were stored without them', () => {
    const { checkout } = totals;
    const old = { checkout: { ...checkout, lines: checkout.lines.map(({ vat: _, ...line }) => line) } };
    expect(paidParts(storedCalculation.parse(old))).toEqual(paid);
  });

  it('says at which field it asks too much', () => {
    const errors = checkRefund(paid, {
      lines: [
        { id: 'b', pieces: 1 },
        { id: 'a', pieces: 4 },
      ],
      shipping: 401,
      free: 9_999,
    });
    expect(Object.keys(errors)).toEqual(['lines.1.pieces', 'shipping', 'free']);
    expect(checkRefund(paid, step({}))).toEqual({ general: [{ key: 'refund_nothing', values: {} }] });
  });
});
