import fc from 'fast-check';
import { expect, it } from 'vitest';
import { optionKey } from '../price-with-options/option-key.ts';
import { priceWithOptions } from '../price-with-options/price-with-options.ts';
import type { PricedProduct } from '../price-with-options/priced-product.ts';
import { make, productOf } from '../price-with-options/product.fixture.ts';
import type { RuleStep, RuleTextKey } from '../rule-text.ts';
import { classAt, exempt, notTaxable } from '../vat/vat-class.fixture.ts';
import { cartTotals } from './cart-totals.ts';
import { type ExplainedPart, explainTotals, type LineReasons } from './explain-totals.ts';
import { wrongSums } from './explained-sums.fixture.ts';
import type { TotalsLine, TotalsSettings, TotalsVat } from './totals-input.ts';
import { unitReasons } from './unit-reasons.ts';

const modes = fc.constantFrom('gross' as const, 'net' as const);
const classes = [classAt(0), classAt(900), classAt(2100), exempt, notTaxable];
/** A table by the metre: a length, a price by a formula with it, and what is added for oil. */
const option = fc.record({
  per_metre: fc.integer({ min: 0, max: 9_999 }),
  oil: fc.integer({ min: 0, max: 9_999 }),
  factor: fc.integer({ min: 1, max: 30 }),
  excluded: fc.boolean(),
});
const ordered = fc
  .array(
    fc.record({
      price: fc.integer({ min: 0, max: 50_000 }),
      sale: fc.option(fc.integer({ min: 0, max: 40_000 })),
      without_base: fc.boolean(),
      option: fc.option(option),
      length: fc.integer({ min: 1, max: 400 }),
      quantity: fc.integer({ min: 1, max: 20 }),
      vat_class: fc.constantFrom(...classes),
      isTyped: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .chain((lines) => modes.map((priceMode) => ({ lines, priceMode })));

const settings: fc.Arbitrary<Omit<TotalsSettings, 'priceMode'>> = fc.record({
  shipping: fc.option(
    fc.record({
      amount: fc.integer({ min: 0, max: 5_000 }),
      vat_class: fc.option(fc.constantFrom(...classes)),
    }),
  ),
  discounts: fc.array(
    fc.oneof(
      fc.record({ id: fc.constant('amount'), amount: fc.integer({ min: 0, max: 20_000 }) }),
      fc.record({ id: fc.constant('rate'), rate: fc.integer({ min: 1, max: 10_000 }) }),
    ),
    { maxLength: 2 },
  ),
  vat: fc.constantFrom<TotalsVat[]>(
    { category: 'S' },
    { category: 'K' },
    { category: 'G' },
    { category: 'O' },
    { category: 'S', destination_rates: { 2100: 1900, 900: 700 } },
    { category: 'S', small_business: true },
  ),
});

type Ordered = typeof ordered extends fc.Arbitrary<infer Made> ? Made : never;
type OrderedLine = Ordered['lines'][number];

function productFor({
  price,
  sale,
  without_base,
  option: own,
  vat_class,
}: OrderedLine): Partial<PricedProduct> {
  const options = own
    ? [
        make.of({
          layout: 'number',
          connection_id: 'lengte',
          options: [{ title: '', price_cents: own.per_metre }],
        }),
        make.of({
          layout: 'calculation',
          connection_id: 'blad',
          value: '2.5',
          exclude_from_total: own.excluded,
          calculation_options: [
            {
              type: 'multiply_relation_value',
              connection_id_from: 'lengte',
              value: String(own.factor / 10),
            },
          ],
        }),
        make.of({
          layout: 'checkbox',
          connection_id: 'olie',
          options: [{ title: '', price_cents: own.oil }],
        }),
      ]
    : [];
  return {
    price_cents: price,
    sale_price_cents: sale,
    exclude_base_price: without_base,
    tax_rate: vat_class.rate,
    options,
  };
}

/** The steps of an order, from the base price of each product to what is paid. */
function explained({ lines, priceMode }: Ordered, given: Omit<TotalsSettings, 'priceMode'>): ExplainedPart[] {
  const reasons: Record<string, RuleStep[]> = {};
  const totalled = lines.map((line, at): TotalsLine => {
    const product = productOf({ ...productFor(line), price_mode: priceMode });
    const entered = [String(line.length), '', '1'];
    const keys = product.options.map(optionKey);
    const selection = Object.fromEntries(keys.map((key, index) => [key, entered[index] ?? '']));
    const price = priceWithOptions(product, selection);
    expect(price.errors).toEqual({});
    const id = `l${at}`;
    if (!line.isTyped) reasons[id] = unitReasons(price);
    const { quantity, vat_class } = line;
    return { id, type: 'checkout', unit: price.amount, quantity, vat_class };
  });
  const totals = cartTotals(totalled, { ...given, priceMode });
  return explainTotals(totals, priceMode, reasons satisfies LineReasons);
}

it('adds up to the amount payable to the cent, from the base price of each piece on, in both price modes', () => {
  fc.assert(
    fc.property(ordered, settings, (made, given) => {
      expect(wrongSums(explained(made, given), made.priceMode)).toEqual([]);
    }),
  );
});

/** Nothing is computed with these: they say how a formula goes, or what does not count. */
const beside: ReadonlySet<RuleTextKey> = new Set([
  'webshop_reason_start',
  'webshop_reason_multiply',
  'webshop_reason_option_excluded',
]);

it('shows a cent too much in any step', () => {
  fc.assert(
    fc.property(ordered, settings, fc.nat(), (made, given, place) => {
      const parts = explained(made, given);
      const steps = parts.flatMap((part) => part.steps).filter(({ key }) => !beside.has(key));
      const changed = steps[place % steps.length];
      const wrong = parts.map(({ id, steps: own }) => {
        return { id, steps: own.map((one) => (one === changed ? { ...one, amount: one.amount + 1 } : one)) };
      });
      expect(wrongSums(wrong, made.priceMode)).not.toEqual([]);
    }),
  );
});
