import { shownOf } from '@etalage/shop-domain';
import { cart as cartSchema, type ShownPurchase } from '@etalage/shop-domain/schema';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deleteProductHandler } from '../shoppingcart/delete-product.handler.ts';
import { setShippingMethodHandler } from '../shoppingcart/set-shipping-method.handler.ts';
import { updateQuantityHandler } from '../shoppingcart/update-quantity.handler.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database, {
  handlers: {
    updateQuantity: updateQuantityHandler,
    setShippingMethod: setShippingMethodHandler,
    deleteProduct: deleteProductHandler,
  },
});
const { a, api, cart, method, press, shown } = shop;
await a.shipping({ id: 'bezorgen', title: 'Bezorgen', price: 605, countries: ['NL', 'BE'] });
await a.shipping({ id: 'afhalen', title: 'Afhalen', price: 0, is_pickup: true });
const table = await a.product({ title: 'Tafel', enable_quote: true });

const AGAIN = 'Er is nog niets besteld. Controleer je bestelling en bestel opnieuw.';
const euro = (amount: string) => `€\u00a0${amount}`;
const change = (product: string, row: object) =>
  database.admin.global.updateTable('products').set(row).where('id', '=', product).execute();
const call = (name: Parameters<typeof api.call>[0], session: string, body: object) =>
  api.call(name, { ...a.ids, shoppingcart_session: session, ...body });
const countOf = async () => (await database.admin.global.selectFrom('orders').select('id').execute()).length;
const drawn = (body: { cart?: unknown }): ShownPurchase => shownOf(z.decode(cartSchema, body.cart as never));

/** A filled checkout as its visitor sees it. */
async function checkout(lines: Parameters<typeof cart>[0] = [{ product_id: table }]) {
  const session = await cart(lines);
  await method(session);
  return { session, seen: await shown(session) };
}

/** Presses the button: nothing may be ordered; returns the messages and what the checkout shows then. */
async function refused(session: string, seen: ShownPurchase, code = 'cart_changed') {
  const before = await countOf();
  const reply = await press(session, seen);
  expect([reply.status, reply.body.code]).toEqual([409, code]);
  expect(await countOf()).toBe(before);
  return {
    messages: reply.body.errors.general as string[],
    seen: drawn(reply.body),
    errors: reply.body.errors,
  };
}

/** What the next press charges, at the payment provider and in the order. */
async function charged(session: string, seen: ShownPurchase): Promise<string | undefined> {
  const { status, body } = await press(session, seen);
  expect(status, JSON.stringify(body)).toBe(200);
  return (await shop.emulated(body.payment.url))?.amount.value;
}

describe('an order is made only as it was shown', () => {
  it('a changed price is named with both amounts, and charged at the next press', async () => {
    const lamp = await a.product({ title: 'Lamp', price_cents: 995 });
    const { session, seen } = await checkout([{ product_id: lamp }]);
    await change(lamp, { price_cents: 1295 });
    const { messages, seen: fresh } = await refused(session, seen);
    expect(messages).toEqual([
      `De prijs van Lamp is gewijzigd van ${euro('9,95')} naar ${euro('12,95')}.`,
      `Het totaal is gewijzigd van ${euro('16,00')} naar ${euro('19,00')}.`,
      AGAIN,
    ]);
    expect([fresh.payable, await charged(session, fresh)]).toEqual([1900, '19.00']);
  });

  it('a quantity changed in another tab is named, and its total charged at the next press', async () => {
    const { session, seen } = await checkout();
    await call('addToCart', session, { product_id: table, type: 'checkout', quantity: 5, options: {} });
    const { messages, seen: fresh } = await refused(session, seen);
    expect(messages[0]).toBe('Het aantal van Tafel is gewijzigd van 1 naar 6.');
    expect(await charged(session, fresh)).toBe('732.05');
  });

  it('names lines that another tab added and removed', async () => {
    const stool = await a.product({ title: 'Kruk' });
    const { session, seen } = await checkout();
    await call('deleteProduct', session, { cart_product_id: seen.lines[0]?.id });
    await call('addToCart', session, { product_id: stool, type: 'checkout', quantity: 1, options: {} });
    const { messages } = await refused(session, seen);
    expect(messages).toEqual([
      'Kruk is toegevoegd aan je winkelwagen.',
      'Tafel staat niet meer in je winkelwagen.',
      AGAIN,
    ]);
  });

  it('an emptied cart is shown empty', async () => {
    const { session, seen } = await checkout();
    await call('deleteProduct', session, { cart_product_id: seen.lines[0]?.id });
    const { messages, seen: fresh } = await refused(session, seen);
    expect(messages[0]).toBe('Tafel staat niet meer in je winkelwagen.');
    expect(fresh).toMatchObject({ lines: [], payable: 0 });
    expect((await press(session, fresh)).body.code).toBe('validation_failed');
  });

  it('delivery and payment method chosen in another tab are named', async () => {
    const { session, seen } = await checkout();
    await call('setShippingMethod', session, { shipping_method: 'afhalen' });
    await method(session, 'pay_on_pickup');
    const { messages } = await refused(session, seen);
    expect(messages).toEqual([
      'De verzendmethode is nu: Afhalen.',
      'De betaalmethode is nu: pay_on_pickup.',
      `De verzendkosten zijn gewijzigd van ${euro('6,05')} naar ${euro('0,00')}.`,
      `Het totaal is gewijzigd van ${euro('127,05')} naar ${euro('121,00')}.`,
      AGAIN,
    ]);
  });

  it('a quote line with another price is named', async () => {
    const lamp = await a.product({ title: 'Lamp', enable_quote: true });
    const { session, seen } = await checkout([{ product_id: lamp, type: 'quote' }]);
    await change(lamp, { price_cents: 13_000 });
    const { messages, seen: fresh } = await refused(session, seen);
    expect(messages[0]).toBe(`De prijs van Lamp is gewijzigd van ${euro('121,00')} naar ${euro('130,00')}.`);
    expect((await press(session, fresh)).status).toBe(200);
  });

  it('messages of fields are shown together with what changed', async () => {
    const { session, seen } = await checkout();
    await call('setUserDetails', session, { invoice_city: '' });
    await change(table, { price_cents: 13_000 });
    const { errors } = await refused(session, seen);
    await change(table, { price_cents: 12_100 });
    expect(Object.keys(errors).sort()).toEqual(['general', 'invoice_city']);
  });

  it('a product that was archived is named, with the cart as it is', async () => {
    const lamp = await a.product({ title: 'Lamp' });
    const { session, seen } = await checkout([{ product_id: lamp }]);
    await change(lamp, { status: 'archived' });
    const { messages, seen: fresh } = await refused(session, seen, 'product_unavailable');
    expect(messages[0]).toBe('Lamp is niet meer te bestellen.');
    expect(fresh.payable).toBe(605);
  });

  it('a product that was sold meanwhile is named, with the cart as it is', async () => {
    const lamp = await a.product({ title: 'Lamp', stock: 1 });
    const { session, seen } = await checkout([{ product_id: lamp }]);
    await shop.placed([{ product_id: lamp }]);
    const before = await countOf();
    const { status, body } = await press(session, seen);
    expect([status, body.code, await countOf()]).toEqual([409, 'stock_insufficient', before]);
    expect(body.errors.general).toEqual(['Lamp: nog 0 op voorraad.']);
    expect(body.cart.shoppingcart.products[0].problem).toBe('stock_insufficient');
  });

  it('a repeated press returns the same order; one that was shown otherwise goes to the order page', async () => {
    const { session, seen } = await checkout();
    const first = await press(session, seen);
    expect((await press(session, seen)).body).toEqual(first.body);
    const other = await press(session, { ...seen, payable: 1 });
    expect(other.body).toEqual({ order: first.body.order, payment: { url: '' } });
  });
});
