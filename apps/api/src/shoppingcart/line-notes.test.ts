import { describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { jan, orderFixture } from '../testing/order-fixture.ts';
import { findCartProducts } from '../products/product.repository.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a, api } = shop;
const email = 'jan@voorbeeld.nl';
const setDelivery = (from: number | null, to: number | null) =>
  a.settings({ modules: { webshop: { delivery_from: from, delivery_to: to } } });
const oil = await a.product({ title: 'Olie', content_milli: 750, content_unit: 'l' });
const table = await a.product({ title: 'Tafel', delivery_from: 20, delivery_to: 30 });
const advice = await a.product({ title: 'Advies', kind: 'services' });
const titlesOf = (reply: { products: { options: { title: string }[] }[] }) =>
  reply.products.map(({ options }) => options.map(({ title }) => title.replaceAll('\u00a0', ' ')));
const cartOf = async (session: string) =>
  (await api.call('getCart', { ...a.ids, shoppingcart_session: session })).body;

describe('the notes at lines', () => {
  it('say what is paid per litre and when it comes, of its own or of the shop, and nothing of a service', async () => {
    await setDelivery(1, 3);
    const lines = [{ product_id: oil }, { product_id: table }, { product_id: advice }];
    const session = await shop.cart(lines, jan);
    expect(titlesOf((await cartOf(session)).shoppingcart)).toEqual([
      ['€ 161,33 per l', 'Levertijd: 1–3 werkdagen'],
      ['Levertijd: 20–30 werkdagen'],
      [],
    ]);
  });

  it('stay in the order and its confirmation as they were, whatever the shop says later', async () => {
    await setDelivery(1, 1);
    const session = await shop.cart([{ product_id: oil }], jan);
    await shop.method(session, 'pay_on_pickup');
    const { body } = await shop.order(session);
    await setDelivery(null, null);
    const order_session = body.order.session as string;
    const order = await api.call('getOrder', { ...a.ids, order_session, email });
    expect(titlesOf(order.body.checkout)).toEqual([['€ 161,33 per l', 'Levertijd: 1 werkdag']]);
    const { rows } = await database.admin.pool.query(`select text from mail_outbox where unique_key = $1`, [
      `order-confirmation:${order_session}`,
    ]);
    expect(rows[0].text).toContain('Levertijd: 1 werkdag');
    const later = await shop.cart([{ product_id: oil }], jan);
    expect(titlesOf((await cartOf(later)).shoppingcart)).toEqual([['€ 161,33 per l']]);
  });

  it('say no price per unit of a product whose price is hidden', async () => {
    const hidden = await a.product({ content_milli: 750, content_unit: 'l', hide_price: true });
    const session = await shop.cart([{ product_id: hidden }], jan);
    expect(titlesOf((await cartOf(session)).shoppingcart)).toEqual([[]]);
    const [row] = await withWebsite(database.app, a.websiteId, (tx) =>
      findCartProducts(tx, a.websiteId, session),
    );
    expect(row?.maker).toBeNull();
  });
});
