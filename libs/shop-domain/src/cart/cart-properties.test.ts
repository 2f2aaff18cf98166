import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotals, type CartTotals, type PartTotals } from './cart-totals.ts';
import { classAt, exempt, notTaxable } from '../vat/vat-class.fixture.ts';
import type { TotalsLine, TotalsSettings, TotalsVat } from './totals-input.ts';

const vat_class = fc.constantFrom(...[0, 900, 2100, 550].map(classAt), exempt, notTaxable);
const cart = fc
  .array(
    fc.record({
      type: fc.constantFrom('checkout' as const, 'checkout' as const, 'quote' as const),
      unit: fc.integer({ min: 0, max: 50_000 }),
      quantity: fc.integer({ min: 1, max: 20 }),
      vat_class,
    }),
    { maxLength: 8 },
  )
  .map((list): TotalsLine[] => list.map((line, index) => ({ ...line, id: `line-${index}` })));

const settings: fc.Arbitrary<TotalsSettings> = fc.record({
  priceMode: fc.constantFrom('gross' as const, 'net' as const),
  shipping: fc.option(
    fc.record({ amount: fc.integer({ min: 0, max: 5_000 }), vat_class: fc.option(vat_class) }),
  ),
  discounts: fc.array(
    fc
      .record({
        worth: fc.oneof(
          fc.record({ amount: fc.integer({ min: 0, max: 20_000 }) }),
          fc.record({ rate: fc.integer({ min: 1, max: 10_000 }) }),
        ),
        line_ids: fc.option(fc.uniqueArray(fc.nat(8).map((index) => `line-${index}`))),
      })
      .map(({ worth, line_ids }) => ({ id: JSON.stringify(worth), ...worth, ...(line_ids && { line_ids }) })),
    { maxLength: 3 },
  ),
  vat: fc.constantFrom<TotalsVat[]>(
    { category: 'S' },
    { category: 'K' },
    { category: 'AE' },
    { category: 'G' },
    { category: 'O' },
    { category: 'S', destination_rates: { 2100: 1900, 900: 1900, 550: 700 } },
    { category: 'S', destination_rates: { 2100: 1900, 0: 1900 } },
  ),
});

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** Checks every sum within one half of a cart. */
function expectAddsUp(part: PartTotals): void {
  const { lines, shipping, groups, figures } = part;
  const tax = sum(Object.values(figures.tax_amounts));
  expect(figures.total_price).toBe(sum(lines.map(({ total }) => total.excl_tax)));
  expect(figures.total_price + shipping.price.excl_tax).toBe(sum(groups.map(({ net }) => net)));
  expect(figures.total_price_incl_tax).toBe(sum(groups.map(({ gross }) => gross)));
  expect(figures.total_price + shipping.price.excl_tax + tax).toBe(figures.total_price_incl_tax);
  expect(tax).toBe(sum(groups.map((group) => group.tax)));
  for (const { category, rate, net, tax: charged, gross } of groups) {
    expect(net + charged).toBe(gross);
    // EN 16931 wants a rate above 0 for S, and 0 for all others.
    expect(category === 'S').toBe(rate > 0);
  }
  const keys = groups.map(({ category, priced_rate }) => `${category} ${priced_rate}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { amount, discount } of lines) {
    expect(discount).toBeGreaterThanOrEqual(0);
    expect(discount).toBeLessThanOrEqual(amount);
  }
}

const groupTaxes = ({ checkout }: CartTotals) =>
  checkout.groups.map(({ category, rate, net, tax, gross }) => [category, rate, net, tax, gross]);

describe('cartTotals', () => {
  it('CART-29 lines, groups and totals add up in every mode', () => {
    fc.assert(
      fc.property(cart, settings, (lines, given) => {
        const totals = cartTotals(lines, given);
        expectAddsUp(totals.checkout);
        expectAddsUp(totals.quote);
        expect(totals.payable).toBe(totals.checkout.figures.total_price_incl_tax);
        expect(totals.quote.figures.total_price_with_tax).toBe(0);
      }),
    );
  });

  it('totals the stored side of every price: lines less discount, plus shipping', () => {
    fc.assert(
      fc.property(cart, settings, (lines, given) => {
        fc.pre(given.vat?.category === 'S' || given.priceMode === 'net');
        const { checkout } = cartTotals(lines, given);
        const side = given.priceMode === 'gross' ? 'incl_tax' : 'excl_tax';
        for (const { amount, discount, total } of checkout.lines) expect(total[side]).toBe(amount - discount);
        if (checkout.lines.length > 0)
          expect(checkout.shipping.price[side]).toBe(given.shipping?.amount ?? 0);
      }),
    );
  });

  it('accounts for every cent that the discounts took off', () => {
    fc.assert(
      fc.property(cart, settings, (lines, given) => {
        const { checkout } = cartTotals(lines, given);
        const perLine = sum(checkout.lines.map(({ discount }) => discount));
        expect(sum(checkout.discounts.map(({ taken_off }) => taken_off))).toBe(perLine);
        expect(checkout.discounts.map(({ id }) => id)).toEqual((given.discounts ?? []).map(({ id }) => id));
        for (const { amount, taken_off } of checkout.discounts) {
          expect(taken_off).toBeGreaterThanOrEqual(0);
          expect(taken_off).toBeLessThanOrEqual(amount);
        }
      }),
    );
  });

  it('takes nothing off a line that no discount is given on', () => {
    fc.assert(
      fc.property(cart, settings, (lines, given) => {
        const discounts = given.discounts ?? [];
        const untouched = (id: string) => discounts.every(({ line_ids }) => line_ids?.includes(id) === false);
        for (const { id, discount } of cartTotals(lines, given).checkout.lines)
          if (untouched(id)) expect(discount).toBe(0);
      }),
    );
  });

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(
        cart,
        settings,
        fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
        (lines, given, keys) => {
          const shuffled = lines
            .map((line, index) => ({ line, key: keys[index] ?? 0 }))
            .sort((a, b) => a.key - b.key)
            .map(({ line }) => line);
          const first = cartTotals(lines, given);
          const second = cartTotals(shuffled, given);
          const byId = ({ checkout }: CartTotals) => new Map(checkout.lines.map((line) => [line.id, line]));
          expect(byId(second)).toEqual(byId(first));
          expect(second.checkout.figures).toEqual(first.checkout.figures);
          expect(second.checkout.groups).toEqual(first.checkout.groups);
        },
      ),
    );
  });

  it('gives the same VAT per rate when a line is split in two', () => {
    fc.assert(
      fc.property(cart, settings, fc.nat(), fc.nat(), (lines, given, at, cut) => {
        fc.pre(lines.some(({ quantity }) => quantity > 1));
        const candidates = lines.flatMap((line, index) => (line.quantity > 1 ? [index] : []));
        const index = candidates[at % candidates.length] ?? 0;
        const line = lines[index] ?? lines[0];
        if (!line) return;
        const first = 1 + (cut % (line.quantity - 1));
        const halves = [
          { ...line, quantity: first },
          { ...line, id: 'split', quantity: line.quantity - first },
        ];
        const split = [...lines.slice(0, index), ...halves, ...lines.slice(index + 1)];
        const discounts = given.discounts?.map((discount) =>
          discount.line_ids?.includes(line.id)
            ? { ...discount, line_ids: [...discount.line_ids, 'split'] }
            : discount,
        );
        const after = cartTotals(split, { ...given, ...(discounts && { discounts }) });
        expect(groupTaxes(after)).toEqual(groupTaxes(cartTotals(lines, given)));
      }),
    );
  });

  it('computes each rate as a simple fraction calculation does', () => {
    fc.assert(
      fc.property(cart, settings, (lines, given) => {
        for (const group of cartTotals(lines, given).checkout.groups) {
          const over = given.priceMode === 'gross' ? 10_000 + group.priced_rate : 10_000;
          const exact = (group.amount * group.priced_rate) / over;
          const derived = group.tax + group.taken_out;
          const isDerived = group.category === 'S' || given.priceMode === 'gross';
          expect(Math.abs(derived - (isDerived ? exact : 0))).toBeLessThanOrEqual(0.5 + 1e-6);
        }
      }),
    );
  });

  it('does not change its input', () => {
    fc.assert(
      fc.property(cart, settings, (lines, given) => {
        const before = JSON.stringify([lines, given]);
        cartTotals(lines, given);
        expect(JSON.stringify([lines, given])).toBe(before);
      }),
    );
  });
});
