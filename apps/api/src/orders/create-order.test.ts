import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { jan, orderFixture } from '../testing/order-fixture.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a, api, cart, method, order, press, shown } = shop;
const table = await a.product({ title: 'Tafel' });
const orders = () => database.admin.global.selectFrom('orders').selectAll().execute();
const quotes = () => database.admin.global.selectFrom('quotes').selectAll().execute();

describe('orders/create', () => {
  it('API-18 answers the pay page of a filled cart', async () => {
    const session = await cart([{ product_id: table, quantity: 2 }]);
    await method(session);
    await a.settings({ modules: { webshop: { agreement_url: '/voorwaarden' } } });
    const refused = await order(session, '0');
    expect(refused).toMatchObject({ status: 422, body: { errors: { agreement: [expect.any(String)] } } });
    const reply = await order(session, '1');
    await a.settings({});
    expect(reply.status).toBe(200);
    expect(reply.body.order.session).toMatch(/^[0-9a-v]{26}$/);
    const page = await fetch(reply.body.payment.url.replace('http://a.test', shop.url));
    expect(await page.text()).toContain('€\u00a0242,00');
  });

  it('sends the payer back to the order page of the website', async () => {
    const { token, url } = await shop.placed([{ product_id: table }]);
    expect(await shop.emulated(url)).toMatchObject({
      redirect_url: `http://a.test/bestelling?order=${token}`,
      amount: { currency: 'EUR', value: '121.00' },
      description: expect.stringContaining('Bestelling'),
      metadata: { website_id: a.websiteId },
    });
  });

  it('CHK-26 refuses an empty record for exactly the decided fields', async () => {
    const session = await cart([{ product_id: table }], {});
    await method(session);
    const reply = await order(session);
    expect([reply.status, reply.body.code]).toEqual([422, 'validation_failed']);
    const parts = ['firstname', 'lastname', 'email', 'street', 'number', 'postcode', 'city'];
    // The country is never empty: it starts as the seller's.
    expect(Object.keys(reply.body.errors).sort()).toEqual(parts.map((part) => `invoice_${part}`).sort());
  });

  it('CHK-26 requires the name of a company and the parts of another address', async () => {
    const session = await cart([{ product_id: table }], {
      ...jan,
      invoice_is_company: '1',
      custom_shipping_information: '1',
    });
    await method(session);
    const { errors } = (await order(session)).body;
    const parts = ['firstname', 'lastname', 'street', 'number', 'postcode', 'city', 'country'];
    expect(Object.keys(errors).sort()).toEqual(
      ['invoice_company', ...parts.map((part) => `shipping_${part}`)].sort(),
    );
  });

  it('requires only name and e-mail for a quote request, and no payment', async () => {
    const chair = await a.product({ title: 'Stoel', enable_quote: true });
    const lines = [{ product_id: chair, type: 'quote' }];
    const empty = await order(await cart(lines, {}));
    const contact = ['firstname', 'lastname', 'email'].map((part) => `invoice_${part}`);
    expect(Object.keys(empty.body.errors).sort()).toEqual(contact.sort());
    const before = (await orders()).length;
    const reply = await order(await cart(lines));
    expect(reply.body).toMatchObject({
      payment: { url: '' },
      order: { number: expect.stringMatching(/^O\d+$/) },
    });
    expect((await orders()).length).toBe(before);
    expect(await quotes()).toHaveLength(1);
  });

  it('CHK-12 refuses an unticked agreement when there are terms', async () => {
    await a.settings({ modules: { webshop: { agreement_url: '/voorwaarden' } } });
    const session = await cart([{ product_id: table }]);
    await method(session);
    const refused = await order(session, '0');
    await a.settings({});
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['agreement']]);
    expect((await order(session, '0')).status).toBe(200);
  });

  it('answers no url for a method that is paid at pick-up', async () => {
    const session = await cart([{ product_id: table }]);
    await method(session, 'pay_on_pickup');
    expect((await order(session)).body.payment).toEqual({ url: '' });
  });

  it('requires a payment method when one has to be chosen', async () => {
    const session = await cart([{ product_id: table }]);
    expect(Object.keys((await order(session)).body.errors)).toEqual(['payment_method']);
  });

  it('refuses an empty cart and one that does not exist', async () => {
    expect((await order(await cart([]))).body.code).toBe('validation_failed');
    expect((await order('bestaat-niet')).body.code).toBe('shoppingcart_does_not_exist');
  });

  it('makes one order from 50 concurrent calls, and returns it again afterwards', async () => {
    const session = await cart([{ product_id: table }]);
    await method(session);
    const before = (await orders()).length;
    const seen = await shown(session);
    const replies = await Promise.all(Array.from({ length: 50 }, () => press(session, seen)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await orders()).length).toBe(before + 1);
    expect((await press(session, seen)).body).toEqual(replies[0]?.body);
    const late = await api.call('getCart', { ...a.ids, shoppingcart_session: session });
    expect([late.status, late.body.code]).toEqual([409, 'shoppingcart_converted']);
  });

  it('makes an order and a quote request from a mixed cart, with separate amounts', async () => {
    const chair = await a.product({ title: 'Stoel', enable_quote: true, stock: 5 });
    const session = await cart([{ product_id: table }, { product_id: chair, type: 'quote', quantity: 3 }]);
    await method(session);
    const { body } = await order(session);
    const token = body.order.session;
    const [made] = (await orders()).filter((row) => row.token === token);
    const [stored] = (await quotes()).filter((row) => row.token === token);
    expect(made).toMatchObject({
      total_incl_tax: 12_100,
      total_excl_tax: 10_000,
      total_tax: 2_100,
      cart_id: session,
    });
    expect(stored).toMatchObject({ total_incl_tax: 36_300, cart_id: session });
    expect((await shop.emulated(body.payment.url))?.amount.value).toBe('121.00');
    expect(await shop.stockOf(chair)).toEqual({ on_hand: 5, reserved: 0 });
  });

  it('numbers orders one after the other per website', async () => {
    const first = await shop.placed([{ product_id: table }]);
    const second = await shop.placed([{ product_id: table }]);
    const numbers = (await orders()).filter(({ token }) => [first.token, second.token].includes(token));
    const [x, y] = numbers.map(({ number }) => Number(number)).sort();
    expect((y ?? 0) - (x ?? 0)).toBe(1);
  });

  it('refuses an archived product', async () => {
    const lamp = await a.product({ title: 'Lamp' });
    const session = await cart([{ product_id: lamp }]);
    await database.admin.global
      .updateTable('products')
      .set({ status: 'archived' })
      .where('id', '=', lamp)
      .execute();
    expect((await order(session)).body).toMatchObject({ code: 'product_unavailable' });
  });
});
