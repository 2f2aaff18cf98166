import { describe, expect, it } from 'vitest';
import { cartClient } from '../testing/cart-client.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { shopFixture, storedOption } from '../testing/shop-fixture.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { withWebsite } from '../db/with-website.ts';
import { deleteExpiredCarts } from './cart.repository.ts';
import { shoppingcartHandlers } from './handlers.ts';

const database = await createTestDatabase();
const shop = shopFixture(database, await database.createWebsite({ host: 'a.test' }));
let clock = Date.now();
const api = await startTestApi(database, {}, { handlers: shoppingcartHandlers, now: () => new Date(clock) });
const visitor = cartClient(api, shop);
const HOUR = 3600 * 1000;

const plain = await shop.product();
const engraved = await shop.product({
  enable_quote: true,
  options: [
    storedOption({ layout: 'text', connection_id: 'naam' }),
    storedOption({ layout: 'checkbox', connection_id: 'lak', options: [{ title: '', price_cents: 500 }] }),
  ],
});

describe('add-to-cart', () => {
  it('adds up equal lines and keeps others apart', async () => {
    const cart = await visitor.newCart();
    await cart.add(engraved, { options: { naam: 'Jan', lak: '1' } });
    await cart.add(engraved, { quantity: 2, options: { lak: 'on', naam: ' Jan ' } });
    await cart.add(engraved, { options: { naam: 'Piet' } });
    await cart.add(engraved, { type: 'quote', options: { naam: 'Jan', lak: '1' } });
    await cart.add(engraved, { options: { naam: 'Piet', lak: '0' } });
    const { shoppingcart, quote } = await cart.get();
    expect(shoppingcart.products.map((line: { quantity: number }) => line.quantity)).toEqual([3, 2]);
    expect(quote.products.map((line: { quantity: number }) => line.quantity)).toEqual([1]);
  });

  it('ignores a price that a client sends', async () => {
    const cart = await visitor.newCart();
    await cart.add(plain, { price: 0.01, price_incl_tax: 0.01, total_price: 0 });
    expect((await cart.get()).shoppingcart.total_price_with_tax).toBe(121);
  });

  it('refuses a quantity outside bounds and steps with a field error', async () => {
    const boxed = await shop.product({ quantity_min: 4, quantity_max: 10, quantity_step: 2 });
    const cart = await visitor.newCart();
    for (const quantity of [1, 3, 5, 12]) {
      const reply = await cart.tryAdd(boxed, { quantity });
      expect(reply).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
      expect(Object.keys(reply.body.errors as object)).toEqual(['quantity']);
    }
    await cart.add(boxed, { quantity: 8 });
    expect((await cart.tryAdd(boxed, { quantity: 4 })).body.errors.quantity).toHaveLength(1);
    expect((await cart.get()).shoppingcart.total_quantity).toBe(8);
  });

  it('refuses a draft, an archived product and a missing required option', async () => {
    const cart = await visitor.newCart();
    const draft = await shop.product({ status: 'draft' });
    expect((await cart.tryAdd(draft)).body.code).toBe('product_unavailable');
    const strict = await shop.product({
      options: [storedOption({ layout: 'number', connection_id: 'maat', required: true })],
    });
    expect((await cart.tryAdd(strict)).body).toMatchObject({
      code: 'validation_failed',
      errors: { 'options.maat': [expect.any(String)] },
    });
    expect((await cart.tryAdd(strict, { options: { maat: 'x' } })).body.errors['options.maat']).toHaveLength(
      1,
    );
  });

  it('judges all direct lines of a product against the stock together, and quote lines never', async () => {
    const scarce = await shop.product({
      stock: 3,
      enable_quote: true,
      options: [storedOption({ layout: 'text', connection_id: 'naam' })],
    });
    const cart = await visitor.newCart();
    await cart.add(scarce, { quantity: 2, options: { naam: 'a' } });
    await cart.add(scarce, { quantity: 1, options: { naam: 'b' } });
    const refused = await cart.tryAdd(scarce, { options: { naam: 'c' } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'stock_insufficient' } });
    expect(refused.body.errors).toEqual({ quantity: ['Er zijn er nog 3 op voorraad.'] });
    await cart.add(scarce, { type: 'quote', quantity: 50 });
    expect((await cart.get()).shoppingcart.total_quantity).toBe(3);
  });

  it('repeats nothing for the same idempotency key, from body or header', async () => {
    const cart = await visitor.newCart();
    const once = { quantity: 2, idempotency_key: 'k1' };
    const replies = await Promise.all(Array.from({ length: 10 }, () => cart.tryAdd(plain, once)));
    for (const reply of replies) expect(reply.body).toEqual({ shoppingcart: { total_quantity: 2 } });
    const other = await cart.tryAdd(plain, { ...once, quantity: 3 });
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    const headers = { 'idempotency-key': 'k2' };
    const body = { type: 'checkout', product_id: plain, quantity: 1, options: {} };
    await cart.attempt('addToCart', body, { headers });
    const second = await cart.attempt('addToCart', body, { headers });
    expect(second.body).toEqual({ shoppingcart: { total_quantity: 3 } });
  });

  it('refuses a product with a number that cannot be read, and shows a line of it as not orderable', async () => {
    const number = storedOption({ layout: 'number', connection_id: 'lengte' });
    const product = await shop.product({ options: [number] });
    const cart = await visitor.newCart();
    await cart.add(product, { options: { lengte: '2' } });
    const broken = JSON.stringify([{ ...number, max: '10 cm' }]);
    await database.admin.pool.query('update products set options = $1 where id = $2', [broken, product]);
    const { status, body } = await cart.tryAdd(product, { options: { lengte: '2' } });
    expect([status, body.errors]).toEqual([
      422,
      { general: ['De prijs van dit product kan niet worden berekend. Neem contact met ons op.'] },
    ]);
    expect((await cart.get()).shoppingcart).toMatchObject({
      total_price_with_tax: 0,
      products: [{ problem: 'product_unavailable', price_incl_tax: 0 }],
    });
  });

  it('refuses more than 250 lines', async () => {
    const cart = await visitor.newCart();
    await database.admin.pool.query(
      `insert into cart_lines (website_id, cart_id, id, type, product_id, title, quantity, merge_key, seen_unit_cents)
       select $1, $2, 'l' || n, 'checkout', $3, 'x', 1, 'm' || n, 12100 from generate_series(1, 250) n`,
      [shop.websiteId, cart.session, plain],
    );
    expect((await cart.tryAdd(plain)).body).toMatchObject({
      code: 'validation_failed',
      errors: { general: [expect.any(String)] },
    });
  });
});

describe('a cart whose products change', () => {
  it('shows the price of now and says that it changed, until the line is changed', async () => {
    const id = await shop.product({ price_cents: 1000 });
    const cart = await visitor.newCart();
    await cart.add(id);
    await database.admin.pool.query('update products set price_cents = 1500 where id = $1', [id]);
    const [line] = (await cart.get()).shoppingcart.products;
    expect(line).toMatchObject({
      price_incl_tax: 15,
      problem: 'price_changed',
      previous_price: { incl_tax: 10, excl_tax: 8.26 },
    });
    await cart.succeed('updateQuantity', { cart_product_id: line.id, quantity: 2 });
    const [changed] = (await cart.get()).shoppingcart.products;
    expect(changed).toMatchObject({ problem: '', total_price_incl_tax: 30 });
    expect(changed).not.toHaveProperty('previous_price');
  });

  it('shows what a product cost before its reduction, and nothing where that was not more', async () => {
    const options = [
      storedOption({ layout: 'checkbox', connection_id: 'lak', options: [{ title: '', price_cents: 500 }] }),
    ];
    const reduced = await shop.product({ price_cents: 10_000, options });
    const called = await shop.product({ price_cents: 10_000, sale_price_cents: 8000 });
    const reduce = 'update products set price_cents = $2, sale_price_cents = $3 where id = $1';
    await database.admin.pool.query(reduce, [reduced, 9000, null]);
    await database.admin.pool.query(reduce, [reduced, 12_000, 8000]);
    const cart = await visitor.newCart();
    await cart.add(reduced, { options: { lak: '1' } });
    await cart.add(called);
    const [first, second] = (await cart.get()).shoppingcart.products;
    expect(first).toMatchObject({ price_incl_tax: 85, prior_price: { incl_tax: 95, excl_tax: 78.51 } });
    expect(second).toMatchObject({ price_incl_tax: 80 });
    expect(second).not.toHaveProperty('prior_price');
  });

  it('shows a line of a deleted product without a price, and can delete it', async () => {
    const id = await shop.product({ title: 'Verdwenen' });
    const cart = await visitor.newCart();
    await cart.add(id);
    await database.admin.pool.query('delete from products where id = $1', [id]);
    const { shoppingcart } = await cart.get();
    expect(shoppingcart.products[0]).toMatchObject({
      title: 'Verdwenen',
      problem: 'product_unavailable',
      price_incl_tax: 0,
    });
    expect(shoppingcart.total_price_with_tax).toBe(0);
    const line = { cart_product_id: shoppingcart.products[0].id as string };
    expect((await cart.attempt('updateQuantity', { ...line, quantity: 2 })).body.code).toBe(
      'product_unavailable',
    );
    await cart.succeed('deleteProduct', line);
  });

  it('reports that stock is too low and allows a lower quantity', async () => {
    const id = await shop.product({ stock: 5 });
    const cart = await visitor.newCart();
    await cart.add(id, { quantity: 5 });
    await database.admin.pool.query('update stock set on_hand = 2 where product_id = $1', [id]);
    const [line] = (await cart.get()).shoppingcart.products;
    expect(line.problem).toBe('stock_insufficient');
    await cart.succeed('updateQuantity', { cart_product_id: line.id, quantity: 4 });
    const up = await cart.attempt('updateQuantity', { cart_product_id: line.id, quantity: 5 });
    expect(up.body).toMatchObject({
      code: 'stock_insufficient',
      errors: { quantity: ['Er zijn er nog 2 op voorraad.'] },
    });
  });
});

describe('the life of a cart', () => {
  const expiry = async (session: string) => {
    const found = await database.admin.pool.query<{ expires_at: Date }>(
      'select expires_at from carts where id = $1',
      [session],
    );
    return Math.round(((found.rows[0]?.expires_at.getTime() ?? 0) - clock) / HOUR);
  };

  it('is 24 hours when empty and 30 days with lines, moved by every change and by reading', async () => {
    const cart = await visitor.newCart();
    expect(await expiry(cart.session)).toBe(24);
    await cart.add(plain);
    expect(await expiry(cart.session)).toBe(720);
    clock += 48 * HOUR;
    await cart.get();
    expect(await expiry(cart.session)).toBe(720);
    const [line] = (await cart.get()).shoppingcart.products;
    await cart.succeed('deleteProduct', { cart_product_id: line.id });
    expect(await expiry(cart.session)).toBe(24);
  });

  it('API-12 ends: then it does not exist, as one that never was', async () => {
    const cart = await visitor.newCart();
    clock += 25 * HOUR;
    expect((await cart.attempt('getCart')).body.code).toBe('shoppingcart_does_not_exist');
    expect((await cart.tryAdd(plain)).status).toBe(404);
    const unknown = await visitor.cartOf('bestaat-niet').attempt('getCart');
    expect(unknown.body).toEqual({
      code: 'shoppingcart_does_not_exist',
      errors: { general: ['Deze winkelwagen bestaat niet meer.'] },
    });
    const removed = await withWebsite(database.app, shop.websiteId, (tx) =>
      deleteExpiredCarts(tx, shop.websiteId, new Date(clock)),
    );
    expect(removed).toBeGreaterThan(0);
    expect(await expiry(cart.session)).toBeLessThan(0);
  });

  it('answers shoppingcart_converted once an order was made of it', async () => {
    const cart = await visitor.newCart();
    await cart.add(plain);
    await database.admin.pool.query(
      `update carts set status = 'converted', order_token = 't' where id = $1`,
      [cart.session],
    );
    for (const name of ['getCart', 'checkVies'] as const) {
      expect(await cart.attempt(name)).toMatchObject({
        status: 409,
        body: { code: 'shoppingcart_converted' },
      });
    }
    expect((await cart.tryAdd(plain)).body.code).toBe('shoppingcart_converted');
  });
});
