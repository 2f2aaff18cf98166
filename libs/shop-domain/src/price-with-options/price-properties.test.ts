import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode, encode } from 'zod';
import { bothSides } from '../money/both-sides.ts';
import { product as productSchema } from '../schema/product.schema.ts';
import type { Product, ProductWire } from '../schema/product.schema.ts';
import { optionKey, type Selection } from './option-key.ts';
import type { PricedOption, PricedProduct } from './priced-product.ts';
import { priceWithOptions } from './price-with-options.ts';
import { make, productOf } from './product.fixture.ts';
import { storedPrices } from './stored-prices.ts';

const layouts = ['text', 'number', 'textarea', 'select', 'checkbox', 'calculation'] as const;
const relations = ['a', 'b', 'c', 'd', 'e'] as const;
const decimal = fc.integer({ min: -900, max: 900 }).map((value) => String(value / 10));
const price = fc.integer({ min: -9_999, max: 9_999 });
const step = fc.record({
  type: fc.constantFrom('multiply_relation_value' as const, 'add_relation_value' as const),
  connection_id_from: fc.constantFrom(...relations, 'weg'),
  value: fc.oneof(fc.constant(''), decimal),
});

const options = fc
  .array(
    fc.record({
      layout: fc.constantFrom(...layouts),
      value: fc.oneof(fc.constant(''), decimal),
      exclude_from_total: fc.boolean(),
      calculation_options: fc.array(step, { maxLength: 3 }),
      options: fc.array(price, { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: relations.length },
  )
  .map((list) =>
    list.map((one, index) =>
      make.of({
        ...one,
        connection_id: relations[index] ?? '',
        options: one.options.map((price_cents, at) => ({ title: String(at), price_cents })),
      }),
    ),
  );

const product = fc
  .record({
    price_cents: price,
    sale_price_cents: fc.option(price),
    exclude_base_price: fc.boolean(),
    price_mode: fc.constantFrom('gross' as const, 'net' as const),
    tax_rate: fc.constantFrom(0, 900, 2100),
    options,
  })
  .map((changes): PricedProduct => productOf(changes));

const entered = fc.array(fc.oneof(decimal, fc.constantFrom('', '0', '1', '2')), {
  minLength: 5,
  maxLength: 5,
});

/** A second implementation of PROD-50 with integers of one billionth; steps of one decimal stay exact in it. */
function referencePrice(given: PricedProduct, selection: Selection): bigint {
  const unit = 1_000_000_000_000n;
  const scaled = (text: string): bigint => (BigInt(Math.round(Number(text) * 10)) * unit) / 10n;
  const toCents = (value: bigint): bigint => {
    const size = value < 0n ? -value : value;
    const rounded = (size * 100n * 2n + unit) / (2n * unit);
    return value < 0n ? -rounded : rounded;
  };
  const worth: Record<string, bigint> = {};
  let total = given.exclude_base_price ? 0n : BigInt(given.sale_price_cents ?? given.price_cents);
  given.options.forEach((option, index) => {
    const text = selection[optionKey(option, index)] ?? '';
    const valid = /^-?\d+(\.\d)?$/.test(text);
    const cents = (at: number): bigint => BigInt(option.options[at]?.price_cents ?? 0);
    const amount: Record<PricedOption['layout'], () => bigint> = {
      text: () => 0n,
      textarea: () => 0n,
      number: () => (valid ? toCents((scaled(text) * cents(0)) / 100n) : 0n),
      checkbox: () => (text === '1' ? cents(0) : 0n),
      select: () => (/^\d+$/.test(text) ? cents(Number(text)) : 0n),
      calculation: () => {
        let result =
          option.value !== ''
            ? scaled(option.value)
            : option.calculation_options[0]?.type === 'multiply_relation_value'
              ? unit
              : 0n;
        for (const { type, connection_id_from, value } of option.calculation_options) {
          const known = worth[connection_id_from];
          if (known === undefined) continue;
          const operand = value === '' ? known : (known * scaled(value)) / unit;
          result = type === 'add_relation_value' ? result + operand : (result * operand) / unit;
        }
        return toCents(result);
      },
    };
    const own = amount[option.layout]();
    const own12 = (own * unit) / 100n;
    worth[option.connection_id] = {
      text: 0n,
      textarea: 0n,
      number: valid ? scaled(text) : 0n,
      checkbox: text === '1' ? unit : 0n,
      select: own12,
      calculation: own12,
    }[option.layout];
    if (!option.exclude_from_total) total += own;
  });
  return total;
}

it('never throws on invalid amounts and rates: such a product costs nothing and reports an error', () => {
  const odd = fc.oneof(fc.double(), fc.constantFrom(NaN, Infinity, 0.5, 2 ** 60, -(2 ** 70)));
  fc.assert(
    fc.property(odd, odd, odd, (cents, rate, choice) => {
      const options = [
        make.of({
          layout: 'checkbox',
          connection_id: 'a',
          options: [{ title: '', price_cents: choice }],
        }),
      ];
      const given = productOf({ price_cents: cents, tax_rate: rate, options });
      const { unit, errors } = priceWithOptions(given, { a: '1' });
      const isSound =
        [cents, choice].every(Number.isSafeInteger) && Number.isInteger(rate) && rate >= 0 && rate <= 10_000;
      if (isSound) return;
      expect(unit).toEqual({ incl_tax: 0, excl_tax: 0 });
      expect(errors).toEqual({ general: [{ key: 'webshop_price_unreadable', values: {} }] });
    }),
  );
});

describe('priceWithOptions', () => {
  it('PROD-45 PROD-46 PROD-47 PROD-48 PROD-50 gives the same as a second implementation', () => {
    fc.assert(
      fc.property(product, entered, (given, texts) => {
        const selection = Object.fromEntries(
          given.options.map((option, at) => [optionKey(option, at), texts[at] ?? '']),
        );
        const result = priceWithOptions(given, selection);
        fc.pre(!JSON.stringify(result.errors).includes('too_big'));
        const side = given.price_mode === 'gross' ? result.unit.incl_tax : result.unit.excl_tax;
        expect(BigInt(side)).toBe(referencePrice(given, selection));
      }),
    );
  });

  it('is its base plus every option that counts, and its last reason is the total', () => {
    fc.assert(
      fc.property(product, entered, (given, texts) => {
        const selection = Object.fromEntries(texts.map((text, at) => [relations[at] ?? '', text]));
        const { unit, base, options: amounts, reasons } = priceWithOptions(given, selection);
        const side = given.price_mode === 'gross' ? 'incl_tax' : 'excl_tax';
        const sum = amounts.reduce((all, { amount, counts }) => all + (counts ? (amount ?? 0) : 0), base);
        expect(unit[side]).toBe(sum);
        expect(reasons.find(({ key }) => key === 'webshop_reason_unit')?.amount).toBe(sum);
      }),
    );
  });

  it('PROD-51 gives an island the price that the server computes', () => {
    const whole = {
      show_price_tax_included: true,
      id: 'p',
      title: '',
      url: '',
      link: '',
      main_image: '',
      sub_images: '',
      hide_price: false,
      hide_quantity: false,
      before_price_text: '',
      after_price_text: '',
      stock_management: false,
      enable_checkout: true,
      enable_quote: false,
      enable_form: false,
      form_id: '',
      enable_affiliate: false,
      affiliate_link: '',
      layout: 'default' as const,
      intro_description: '',
      short_description: '',
      description: '',
      extra_description: '',
      extra_description_right: '',
      quantity_min: 1,
      quantity_max: 9999,
      quantity_step: 1,
      article_number: '',
      ean: '',
      brand: '',
      withdrawal_exclusion: '' as const,
      safety_text: '',
    };
    const both = (cents: number, { price_mode, tax_rate }: PricedProduct) =>
      bothSides(cents, price_mode, tax_rate);
    const onPage = (given: PricedProduct): Product => ({
      ...whole,
      price_mode: given.price_mode,
      tax_rate: given.tax_rate,
      exclude_base_price: given.exclude_base_price,
      price: both(given.price_cents, given),
      sale_price: given.sale_price_cents === null ? null : both(given.sale_price_cents, given),
      options: given.options.map((option) => ({
        ...option,
        options: option.options.map(({ title, price_cents }) => ({ title, price: both(price_cents, given) })),
      })),
      variant_options: [...given.variant_options],
      variants: given.variants.map(({ id, choices, difference_cents }) => ({
        id,
        choices: [...choices],
        difference: both(difference_cents, given),
        images: '',
        article_number: '',
        ean: '',
      })),
    });
    fc.assert(
      fc.property(product, entered, (given, texts) => {
        const selection = Object.fromEntries(texts.map((text, at) => [relations[at] ?? '', text]));
        const wire: unknown = JSON.parse(JSON.stringify(encode(productSchema, onPage(given))));
        const received = storedPrices(decode(productSchema, wire as ProductWire));
        expect(received).toEqual(given);
        expect(priceWithOptions(received, selection)).toEqual(priceWithOptions(given, selection));
      }),
    );
  });
});
