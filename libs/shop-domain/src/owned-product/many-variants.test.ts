import { expect, it } from 'vitest';
import { lowestPrice } from '../price-with-options/lowest-price.ts';
import { priceWithOptions } from '../price-with-options/price-with-options.ts';
import { selectionOfVariant } from '../price-with-options/variant-of.ts';
import { emptyOption } from '../schema/empty-product.ts';
import { checkProduct } from './check-product.ts';
import { emptyProductContent } from './empty-content.ts';
import { MAX_VARIANTS } from './limits.ts';
import { ownedProductContent, type OwnedProductContent } from './owned-product.schema.ts';

const list = (index: number, choices: number): OwnedProductContent['options'][number] => ({
  ...emptyOption,
  title: `Lijst ${index}`,
  layout: 'select',
  connection_id: `lijst-${index}`,
  required: true,
  options: Array.from({ length: choices }, (_, at) => ({ title: `Keuze ${at}`, price_cents: at })),
});
const product = (count: number): OwnedProductContent => ({
  ...emptyProductContent,
  title: 'Kruk',
  url: '/kruk',
  vat_class_id: 'hoog',
  price_cents: 10_000,
  options: [list(0, 200), list(1, 20)],
  variant_options: ['lijst-0', 'lijst-1'],
  variants: Array.from({ length: count }, (_, index) => ({
    id: `v${index}`,
    choices: [`Keuze ${index % 200}`, `Keuze ${Math.floor(index / 200)}`],
    article_number: `A-${index}`,
    ean: '',
    difference_cents: (index * 37) % 1_000,
    weight_grams: null,
    images: [],
  })),
});
const priced = (content: OwnedProductContent) => ({
  ...content,
  price_mode: 'gross' as const,
  tax_rate: 2100,
});

/** Microseconds of processor time, because others use the machine too: the least of several turns. */
function least(work: () => unknown): number {
  const times = Array.from({ length: 7 }, () => {
    const begin = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(begin);
    return user + system;
  });
  return Math.min(...times);
}

it('takes as many variants as the limit, and not one more', () => {
  expect(MAX_VARIANTS).toBe(2_000);
  expect(ownedProductContent.safeParse(product(2_000)).success).toBe(true);
  const { error } = ownedProductContent.safeParse(product(2_001));
  expect(error?.issues.map(({ path, code }) => [path, code])).toEqual([[['variants'], 'too_big']]);
});

it('finds the two wrong ones of two thousand', () => {
  const content = product(2_000);
  const variants = content.variants.with(1_999, { ...content.variants[1_999]!, article_number: 'A-3' });
  variants[1_000] = { ...variants[1_000]!, difference_cents: -10_001 };
  expect(checkProduct({ ...content, variants }).errors).toEqual({
    'variants.1999.article_number': [
      { path: expect.any(String), key: 'product_variant_number_double', values: {} },
    ],
    'variants.1000.difference_cents': [
      { path: expect.any(String), key: 'product_variant_negative', values: {} },
    ],
  });
});

it('knows the lowest price of two thousand variants', () => {
  const content = priced(product(2_000));
  const all = content.variants.map(
    (one) => priceWithOptions(content, selectionOfVariant(content, one)).amount,
  );
  expect(lowestPrice(content)?.amount).toBe(Math.min(...all));
});

it.each([
  ['the check of a product', checkProduct],
  ['the lowest price', (content: OwnedProductContent) => lowestPrice(priced(content))],
])('%s takes time in proportion to the number of variants', (_, work) => {
  const few = product(500);
  const many = product(2_000);
  least(() => work(many));
  // Four times as many: the square would be sixteen times the work.
  expect(least(() => work(many)) / least(() => work(few))).toBeLessThan(9);
});
