import { tileColumns } from '@etalage/api/seed';
import { checkOptions, checkProduct } from '@etalage/shop-domain';
import { emptyProductContent } from '@etalage/shop-domain/schema';
import { expect, it } from 'vitest';
import { productAt } from '../size/product-rows.ts';
import { optionProducts } from './showcase/option-products.ts';
import { demoProducts } from './products/demo-products.ts';
import { variantsOf } from './seed-catalogue.ts';

it('has a lowest price for every product of the demo shop; that of a table to measure is its smallest size', () => {
  const lowest = Object.fromEntries(
    demoProducts.map((draft) => [
      draft.id,
      tileColumns({ ...draft, options: draft.options ?? [], variants: variantsOf(draft) }, 'gross')
        .lowest_price_cents,
    ]),
  );
  expect(Object.entries(lowest).filter(([, cents]) => cents === null)).toEqual([]);
  // 490 + 185 × 1.20 × 0.70
  expect(lowest['eettafel-duin']).toBe(64_540);
});

it('has no option that an owner could not save, in the demo shop, Voorbeelden and generated shops', () => {
  const products = [
    ...demoProducts,
    ...optionProducts,
    ...Array.from({ length: 60 }, (_, at) => productAt(1, at)),
  ];
  const found = products.map(({ id, options = [] }) => [id, checkOptions(options)] as const);
  expect(found.filter(([, { errors, warnings }]) => errors.length + warnings.length > 0)).toEqual([]);
  const kinds = new Set(products.flatMap(({ options = [] }) => options.map(({ layout }) => layout)));
  expect(kinds).toEqual(new Set(['text', 'number', 'textarea', 'select', 'checkbox', 'calculation']));
});

it('has variants that an owner could save', () => {
  const withVariants = demoProducts.filter(({ variants }) => variants);
  expect(withVariants.length).toBeGreaterThan(0);
  for (const draft of withVariants) {
    const { title, url, price_cents, article_number = '', variant_options = [], options = [] } = draft;
    const own = { title, url, price_cents, article_number, variant_options: [...variant_options] };
    const lists = options.map((option) => ({ ...option, options: [...option.options] }));
    const variants = variantsOf(draft).map((variant) => ({ ...variant, choices: [...variant.choices] }));
    expect(checkProduct({ ...emptyProductContent, ...own, options: lists, variants }).errors).toEqual({});
  }
});
