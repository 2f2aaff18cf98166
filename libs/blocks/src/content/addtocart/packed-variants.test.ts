import type { Product } from '@etalage/shop-domain/schema';
import { expect, it } from 'vitest';
import { optionOf, productOf } from '../../shop/testing/product.fixture.ts';
import { packVariants, unpackVariants } from './packed-variants.ts';
import { panelProduct } from './panel-product.ts';

const list = (title: string, titles: string[]) =>
  optionOf({
    title,
    layout: 'select',
    connection_id: title,
    required: true,
    options: titles.map((choice) => ({ title: choice, price: { incl_tax: 0, excl_tax: 0 } })),
  });
const variant = (id: string, choices: string[], number = ''): Product['variants'][number] => ({
  id,
  choices,
  difference: { incl_tax: -250, excl_tax: -250 },
  images: '/a.jpg|/b.jpg',
  article_number: number,
  ean: '',
});
const product = (variants: Product['variants'], sizes = ['S', 'M']) =>
  panelProduct(
    productOf({
      options: [list('Maat', sizes), list('Kleur', ['Rood, licht', 'Blauw'])],
      variant_options: ['Maat', 'Kleur'],
      variants,
    }),
  );

it('is read as it was written, with what is sold out', () => {
  const shirt = product([variant('a', ['M', 'Rood, licht'], 'T-1'), variant('b', ['S', 'Blauw'])]);
  const packed = packVariants(shirt, ['b']);
  expect(unpackVariants(shirt, packed)).toEqual({ variants: shirt.variants, soldOut: ['b'] });
  expect(packed.split('\n')[0]).toBe(`a\t1,0\t${shirt.variants[0]?.difference_cents}\t0\tT-1\t/a.jpg`);
});

it('leaves out a choice that is gone, and survives any text', () => {
  const shirt = product([variant('a', ['XL', 'Blauw']), variant('b', ['S', 'Blauw'], 'T\t1\n2')]);
  const { variants } = unpackVariants(shirt, packVariants(shirt, []));
  expect(variants.map(({ id, article_number }) => [id, article_number])).toEqual([['b', 'T 1 2']]);
  expect(unpackVariants(product([]), packVariants(product([]), []))).toEqual({ variants: [], soldOut: [] });
});

it('takes less than 40 characters for each of two thousand variants', () => {
  const sizes = Array.from({ length: 200 }, (_, index) => `Een maat met een lange naam ${index}`);
  const many = sizes.flatMap((size, at) =>
    Array.from({ length: 10 }, (_, index) => variant(`id${at}x${index}`, [size, 'Blauw'])),
  );
  expect(packVariants(product(many, sizes), []).length).toBeLessThan(40 * 2_000);
});
