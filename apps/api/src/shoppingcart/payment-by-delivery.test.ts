import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { setShippingMethodHandler } from './set-shipping-method.handler.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database, { handlers: { setShippingMethod: setShippingMethodHandler } });
const { a, api, cart, method, order } = shop;
await a.shipping({ id: 'bezorgen', price: 605 });
await a.shipping({ id: 'afhalen', price: 0, is_pickup: true });
const table = await a.product({ title: 'Tafel' });
const REFUSED =
  'Betalen bij afhalen kan niet als je de bestelling laat bezorgen. Kies een andere betaalmethode of haal de bestelling af.';

let session = '';
const deliver = (shipping_method: string) =>
  api.call('setShippingMethod', { ...a.ids, shoppingcart_session: session, shipping_method });
const methods = async () => {
  const { body } = await api.call('getCart', { ...a.ids, shoppingcart_session: session });
  return Object.keys(body.payment.methods);
};
beforeEach(async () => {
  session = await cart([{ product_id: table }]);
});

describe('paying at pick-up', () => {
  it('is offered for pick-up only', async () => {
    expect(await methods()).toEqual(['ideal']);
    const { body } = await deliver('afhalen');
    expect(Object.keys(body.payment.methods)).toEqual(['ideal', 'pay_on_pickup']);
    expect(await methods()).toEqual(['ideal', 'pay_on_pickup']);
  });

  it('is refused for a delivery, with the reason at the payment method', async () => {
    const { status, body } = await method(session, 'pay_on_pickup');
    expect([status, body]).toEqual([
      422,
      { code: 'validation_failed', errors: { payment_method: [REFUSED] } },
    ]);
  });

  it('is refused when the delivery is changed after it was chosen, and ordered with pick-up', async () => {
    await a.payment('kaart', { position: 3 });
    await deliver('afhalen');
    await method(session, 'pay_on_pickup');
    await deliver('bezorgen');
    const { status, body } = await order(session);
    expect([status, body.errors]).toEqual([422, { payment_method: [REFUSED] }]);
    await deliver('afhalen');
    expect((await order(session)).body).toMatchObject({ payment: { url: '' } });
    await database.admin.global.deleteFrom('payment_methods').where('id', '=', 'kaart').execute();
  });

  it('is refused when it is the only method of the shop', async () => {
    await database.admin.global
      .updateTable('payment_methods')
      .set({ enabled: false })
      .where('id', '=', 'ideal')
      .execute();
    const { body } = await order(session);
    await database.admin.global
      .updateTable('payment_methods')
      .set({ enabled: true })
      .where('id', '=', 'ideal')
      .execute();
    expect(body.errors).toEqual({ payment_method: [REFUSED] });
  });
});
