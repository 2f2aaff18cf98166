import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { german, orderFixture } from '../testing/order-fixture.ts';
import { startOwnerApi } from '../testing/owner-contract-cases.ts';
import { orderListHandlers } from './handlers.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a, b } = shop;
const api = await startOwnerApi(database, orderListHandlers, a.websiteId, b.websiteId);
const { pool } = database.admin;

const table = await a.product({ title: 'Tafel', enable_quote: true });
const paid = await shop.placed([{ product_id: table }]);
await shop.choose(paid.url, 'paid');
await shop.order(await shop.cart([{ product_id: table, type: 'quote' }], german));

it('exports what is searched for, with the customer and all amounts', async () => {
  const { body } = await api.call('exportOrders', a.ids);
  expect(body).toMatchObject({
    next: '',
    orders: [
      {
        kind: 'quote',
        payment_method: '',
        customer: { invoice_company: 'Holz GmbH', invoice_is_company: '1' },
      },
      {
        kind: 'order',
        payment_status: 'paid',
        payment_method: 'ideal',
        total_excl_tax: 100,
        total_tax: 21,
        total: 121,
        shipment: '',
        customer: { invoice_postcode: '1234 AB', invoice_city: 'Utrecht' },
      },
    ],
  });
  const found = await api.call('exportOrders', { ...a.ids, query: 'holz' });
  expect(found.body.orders).toHaveLength(1);
});

it('exports only the chosen ones, and none of another website', async () => {
  const numbers = [(await api.call('exportOrders', a.ids)).body.orders[1].number as string];
  const { body } = await api.call('exportOrders', { ...a.ids, numbers });
  expect(body.orders).toMatchObject([{ number: numbers[0], kind: 'order' }]);
  const foreign = { ...b.ids, numbers };
  const empty = await api.call('exportOrders', foreign, { headers: { cookie: 'as=other' } });
  expect(empty.body.orders).toEqual([]);
});

it('continues where a part ended, until there is no more', async () => {
  await pool.query(
    `insert into orders (website_id, id, token, number, cart_id, email, customer, snapshot, payment_method,
       total_excl_tax, total_tax, total_incl_tax)
     select website_id, 'e' || n, 'e' || n, 'E' || n, 'e' || n, email, customer, snapshot, 'veel', 1, 0, 1
     from orders, generate_series(1, 700) n where payment_method = 'ideal'`,
  );
  const first = await api.call('exportOrders', a.ids);
  expect(first.body.orders).toHaveLength(500);
  const second = await api.call('exportOrders', { ...a.ids, cursor: first.body.next });
  expect(second.body).toMatchObject({ next: '' });
  const all = [...first.body.orders, ...second.body.orders].map(({ number }: { number: string }) => number);
  expect(new Set(all).size).toBe(702);
});

it('offers the methods and countries that occur', async () => {
  await pool.query(`update orders set payment_method = 'weg' where id = 'e1'`);
  await pool.query(
    `update orders set snapshot = jsonb_set(snapshot, '{cart,payment,methods,weg}', '{"title": "Oude wijze"}') where id = 'e1'`,
  );
  const { body } = await api.call('getOrderChoices', a.ids);
  expect(body.countries).toEqual(['DE', 'NL']);
  expect(body.methods).toEqual(expect.arrayContaining([{ id: 'weg', title: 'Oude wijze' }]));
  expect(body.methods.map(({ id }: { id: string }) => id).toSorted()).toEqual(['ideal', 'veel', 'weg']);
  const empty = await api.call('getOrderChoices', b.ids, { headers: { cookie: 'as=other' } });
  expect(empty.body).toEqual({ methods: [], countries: [] });
});
