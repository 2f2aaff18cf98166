import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { startOwnerApi } from '../testing/owner-contract-cases.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { getOrderForOwnerHandler } from './get-order-for-owner.handler.ts';
import { listOrdersHandler } from '../order-list/list-orders.handler.ts';

const database = await createTestDatabase();
const handlers = { getOrderForOwner: getOrderForOwnerHandler, listOrders: listOrdersHandler };
const forBuyer = 'Dit is een testbestelling. De betaling is een proef: er wordt geen geld afgeschreven.';
const forOwner = 'Let op: dit is een testbetaling. Je ontvangt geen geld voor deze bestelling.';

const shop = await orderFixture(database);
const table = await shop.a.product({ title: 'Tafel' });
const owner = await startOwnerApi(database, handlers, shop.a.websiteId, shop.b.websiteId);
await shop.a.settings({ company: { name: 'Houtwerk', email: 'info@houtwerk.test' } });

/** What buyer and owner see of the newest order, and its mails. */
async function newest(token: string) {
  const { orders } = (await owner.call('listOrders', { ...shop.a.ids, limit: 1 })).body;
  const { number } = orders[0];
  const page = (await owner.call('getOrderForOwner', { ...shop.a.ids, number })).body;
  const mails = await database.admin.global
    .selectFrom('mail_outbox')
    .select(['recipient', 'text', 'html'])
    .where('text', 'like', `%${number}%`)
    .execute();
  const saying = (words: string) =>
    mails
      .filter(({ text, html }) => text.includes(words) && html.includes(words))
      .map(({ recipient }) => recipient);
  return {
    list: orders[0].test,
    page: page.payment.test,
    buyer: (await shop.get(token)).body.payment.test,
    mails: [saying(forBuyer), saying(forOwner)],
  };
}

describe('a payment in which no money moves', () => {
  it('is marked for the buyer and the owner, in list, pages and mails, before and after it was "paid"', async () => {
    const { token, url } = await shop.placed([{ product_id: table }]);
    const marked = {
      list: true,
      page: true,
      buyer: true,
      mails: [['Jan@Voorbeeld.nl'], ['info@houtwerk.test']],
    };
    expect(await newest(token)).toEqual(marked);
    await shop.choose(url, 'paid');
    expect(await newest(token)).toEqual(marked);
  });

  it('is not one that is paid at the counter', async () => {
    const session = await shop.cart([{ product_id: table }]);
    await shop.method(session, 'pay_on_pickup');
    const { body } = await shop.order(session);
    expect(await newest(body.order.session)).toEqual({
      list: false,
      page: false,
      buyer: false,
      mails: [[], []],
    });
  });
});

describe('where the stand-in may not take payments', () => {
  const app = openDatabase(database.addresses.app, { withoutOnlinePayments: true });
  afterAll(() => app.close());

  it('no online method is offered, and none can be used for an order that is still open', async () => {
    const { token } = await shop.placed([{ product_id: table }]);
    const { server } = shop.api;
    const { call } = await startTestApi({ ...database, app }, server.ports, { handlers: server.handlers });
    const session = await shop.cart([{ product_id: table }]);
    const offered = async (api: typeof call) =>
      Object.keys(
        (await api('getCart', { ...shop.a.ids, shoppingcart_session: session })).body.payment.methods,
      );
    expect(await offered(shop.api.call)).toEqual(['ideal', 'pay_on_pickup']);
    expect(await offered(call)).toEqual(['pay_on_pickup']);
    const order = { ...shop.a.ids, order_session: token };
    const page = await call('getOrder', { ...order, email: 'jan@voorbeeld.nl' });
    expect(page.body.payment.methods).toEqual({});
    const refused = await call('createTransaction', { ...order, payment_method: 'ideal' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['payment_method']]);
  });
});
