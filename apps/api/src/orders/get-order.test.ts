import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { jan, orderFixture } from '../testing/order-fixture.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a, cart, method, order, get } = shop;
const table = await a.product({ title: 'Tafel', enable_quote: true });
await a.shipping({ id: 'pakket', title: 'Pakket', price: 695 });

describe('orders/get', () => {
  it('API-19 ORD-25 ORD-26 answers the eight groups with the payment beside its methods', async () => {
    const session = await cart([{ product_id: table }, { product_id: table, type: 'quote', quantity: 2 }], {
      ...jan,
      custom_shipping_information: '1',
      ...Object.fromEntries(
        Object.entries(jan).map(([key, value]) => [key.replace('invoice_', 'shipping_'), value]),
      ),
    });
    await method(session);
    const { body } = await order(session);
    const reply = await get(body.order.session);
    expect(reply.status).toBe(200);
    const groups = [
      'agreement',
      'checkout',
      'countries',
      'payment',
      'quote',
      'shipment',
      'shipments',
      'users',
      'vies',
    ];
    expect(
      Object.keys(reply.body)
        .filter((key) => key !== 'order')
        .sort(),
    ).toEqual(groups);
    expect(reply.body.order).toMatchObject({ number: body.order.number, kind: 'mixed' });
    expect(reply.body.payment).toMatchObject({ payment_status: 'open', selected: 'ideal' });
    expect(reply.body.payment.methods.ideal).toEqual({
      id: 'ideal',
      title: 'ideal',
      image: '',
      description: '',
    });
    expect(reply.body.checkout).toMatchObject({
      total_price_with_tax: 127.95,
      price_incl_tax: 121,
      session: '',
    });
    expect(reply.body.checkout.products).toMatchObject([{ title: 'Tafel', quantity: 1 }]);
    expect(reply.body.quote.products).toMatchObject([{ title: 'Tafel', quantity: 2 }]);
    expect(reply.body.users).toMatchObject({
      invoice_email: 'Jan@Voorbeeld.nl',
      custom_shipping_information: '1',
    });
    expect(reply.body.shipment.selected).toMatchObject({ title: 'Pakket', price: { incl_tax: 6.95 } });
  });

  it('offers the methods that are paid online now, so that no choice on the order page is refused', async () => {
    const { token } = await shop.placed([{ product_id: table }]);
    const { methods } = (await get(token)).body.payment;
    expect(Object.keys(methods)).toContain('ideal');
    expect(Object.keys(methods)).not.toContain('pay_on_pickup');
  });

  it('shows what was ordered, whatever the product has become', async () => {
    const lamp = await a.product({ title: 'Lamp' });
    const { token } = await shop.placed([{ product_id: lamp }]);
    const before = (await get(token)).body;
    await database.admin.global
      .updateTable('products')
      .set({ title: 'Anders', price_cents: 1, status: 'archived' })
      .where('id', '=', lamp)
      .execute();
    await database.admin.global.deleteFrom('payment_methods').where('id', '=', 'pay_on_pickup').execute();
    expect((await get(token)).body).toEqual(before);
    await a.payment('pay_on_pickup', { provider: 'offline' });
  });

  it('API-20 answers an unknown order, a wrong e-mail and another website alike', async () => {
    const { token } = await shop.placed([{ product_id: table }]);
    const replies = [
      await get(token, 'x@y.nl'),
      await get('0'.repeat(26)),
      await get(token, ''),
      await shop.api.call(
        'getOrder',
        { ...shop.b.ids, order_session: token, email: 'jan@voorbeeld.nl' },
        { host: 'b.test' },
      ),
    ];
    for (const reply of replies) {
      expect(reply.status).toBe(404);
      expect(reply.body).toEqual({
        code: 'order_not_found',
        errors: { general: ['We konden deze bestelling niet vinden met dit e-mailadres.'] },
      });
    }
  });

  it('opens no order of which the buyer was erased', async () => {
    const { token } = await shop.placed([{ product_id: table }]);
    await database.admin.pool.query(`update orders set email = '' where token = $1`, [token]);
    for (const typed of ['', 'niemand@example.invalid']) expect((await get(token, typed)).status).toBe(404);
  });

  it.each(['jan@voorbeeld.nl', '  JAN@VOORBEELD.NL ', 'Jan@Voorbeeld.nl'])('accepts %j', async (email) => {
    const { token } = await shop.placed([{ product_id: table }]);
    expect((await get(token, email)).status).toBe(200);
  });

  it('makes the next try wait after five failures for an order, in every process, also with the right e-mail', async () => {
    const { token } = await shop.placed([{ product_id: table }]);
    for (let i = 0; i < 5; i++) expect((await get(token, 'x@y.nl')).status).toBe(404);
    const refused = await get(token);
    expect(refused.status).toBe(429);
    expect(refused.body.errors.general[0]).toContain('te vaak');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(20);
    await database.admin.pool.query(`update failed_attempts set blocked_until = now() - interval '1 second'`);
    expect((await get(token)).status).toBe(200);
    expect((await get(token, 'x@y.nl')).status).toBe(404);
  });

  it('makes one address wait after twenty failures over any orders', async () => {
    for (let i = 0; i < 20; i++) await get(`${i}`.padStart(26, '0'), 'x@y.nl', '203.0.113.9');
    const { token } = await shop.placed([{ product_id: table }]);
    expect((await get(token, 'jan@voorbeeld.nl', '203.0.113.9')).status).toBe(429);
    expect((await get(token, 'jan@voorbeeld.nl', '203.0.113.10')).status).toBe(200);
  });

  it('does not count the right e-mail, however often it is sent', async () => {
    const { token } = await shop.placed([{ product_id: table }]);
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => get(token, 'jan@voorbeeld.nl', '203.0.113.20')),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  });

  it('keeps no address and no token in the counters', async () => {
    const { token } = await shop.placed([{ product_id: table }]);
    await get(token, 'x@y.nl', '203.0.113.77');
    const { rows } = await database.admin.pool.query('select t::text as row from failed_attempts t');
    expect(rows.map(({ row }) => row).join()).not.toMatch(new RegExp(`${token}|203\\.0\\.113`));
  });
});
