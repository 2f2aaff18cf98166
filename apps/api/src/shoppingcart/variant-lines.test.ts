import { describe, expect, it } from 'vitest';
import { cartClient } from '../testing/cart-client.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { shopFixture, storedList, type TestVariant } from '../testing/shop-fixture.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { shoppingcartHandlers } from './handlers.ts';

const database = await createTestDatabase();
const shop = shopFixture(database, await database.createWebsite({ host: 'a.test' }));
const api = await startTestApi(database, {}, { handlers: shoppingcartHandlers });
const visitor = cartClient(api, shop);
const { pool } = database.admin;

const variants: TestVariant[] = [
  { id: 'eik-laag', choices: ['Eiken', 'Laag'], stock: 2, article_number: 'EIK', images: ['/media/eik.jpg'] },
  { id: 'eik-hoog', choices: ['Eiken', 'Hoog'], stock: 0, difference_cents: 1_000 },
  { id: 'noot-laag', choices: ['Noten', 'Laag'], stock: 3, difference_cents: -2_100, weight_grams: 500 },
];
let number = 0;
const stool = () => {
  number += 1;
  return shop.product({
    title: 'Kruk',
    main_image: '/media/kruk.jpg',
    article_number: `K-${number}`,
    weight_grams: 2_000,
    options: [storedList('hout', 'Eiken', 'Noten'), storedList('hoogte', 'Laag', 'Hoog')],
    variant_options: ['hout', 'hoogte'],
    variants,
  });
};
const oakLow = { hout: '0', hoogte: '0' };
const oakHigh = { hout: '0', hoogte: '1' };
const walnutLow = { hout: '1', hoogte: '0' };
const walnutHigh = { hout: '1', hoogte: '1' };

describe('a variant in the cart', () => {
  it('has its own price, picture and article number, or those of the product', async () => {
    const product = await stool();
    const cart = await visitor.newCart();
    await cart.add(product, { options: oakLow });
    await cart.add(product, { options: walnutLow });
    const { shoppingcart } = await cart.get();
    expect(shoppingcart.products).toMatchObject([
      { variant_id: 'eik-laag', price_incl_tax: 121, main_image: '/media/eik.jpg', article_number: 'EIK' },
      {
        variant_id: 'noot-laag',
        price_incl_tax: 100,
        main_image: '/media/kruk.jpg',
        article_number: `K-${number}`,
      },
    ]);
  });

  it('weighs what it weighs itself, or as much as the product', async () => {
    await shop.shipping({ id: 'licht', price: 500, max_weight: 2_999 });
    const product = await stool();
    const cart = await visitor.newCart();
    const methods = async () =>
      (await cart.get()).shipment.shipping_methods.map(({ id }: { id: string }) => id);
    await cart.add(product, { options: oakLow });
    await cart.add(product, { options: walnutLow });
    expect(await methods()).toEqual(['licht']);
    await cart.add(product, { options: walnutLow });
    expect(await methods()).toEqual([]);
  });

  it('is taken from its own pieces, also when others have more', async () => {
    const product = await stool();
    const cart = await visitor.newCart();
    await cart.add(product, { quantity: 2, options: oakLow });
    expect(await cart.tryAdd(product, { options: oakLow })).toMatchObject({
      status: 409,
      body: { code: 'stock_insufficient', errors: { quantity: ['Er zijn er nog 2 op voorraad.'] } },
    });
    expect((await cart.tryAdd(product, { options: oakHigh })).body.code).toBe('stock_insufficient');
    await cart.add(product, { quantity: 3, options: walnutLow });
    expect(
      (await cart.get()).shoppingcart.products.map(({ problem }: { problem: string }) => problem),
    ).toEqual(['', '']);
  });

  it('is refused at its option if the shop does not have it, and if nothing is chosen', async () => {
    const product = await stool();
    const cart = await visitor.newCart();
    expect(await cart.tryAdd(product, { options: walnutHigh })).toMatchObject({
      status: 422,
      body: { errors: { 'options.hoogte': ['Deze combinatie is er niet. Kies bij "hoogte" iets anders.'] } },
    });
    expect((await cart.tryAdd(product, { options: { hout: '0' } })).body.errors).toEqual({
      'options.hoogte': ['Vul "hoogte" in.'],
    });
  });

  it('says that its price changed, and that it is gone', async () => {
    const product = await stool();
    const cart = await visitor.newCart();
    await cart.add(product, { options: walnutLow });
    const problem = async () => (await cart.get()).shoppingcart.products[0].problem as string;
    const store = (changed: object[]) =>
      pool.query('update products set variants = $1 where id = $2', [JSON.stringify(changed), product]);
    const { rows } = await pool.query('select variants from products where id = $1', [product]);
    const [, , walnut] = rows[0].variants as [object, object, object];
    await store([{ ...walnut, difference_cents: -2_000 }]);
    expect(await problem()).toBe('price_changed');
    await store([rows[0].variants[0]]);
    expect(await problem()).toBe('product_unavailable');
  });
});
