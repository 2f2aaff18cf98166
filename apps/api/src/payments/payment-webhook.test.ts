import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { WEBHOOK_PATH } from '../ports/payment/payments.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { paymentWebhook } from './payment-webhook.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a, get, placed, script } = shop;
/** A provider that reports a payment as JSON under a field name of its own. */
const provider = {
  ...shop.payments.provider,
  reportedId: (body: string) => {
    const { payment } = JSON.parse(body) as { payment?: string };
    return payment;
  },
};
const server = Fastify();
const jobs = { enqueue: async () => {} };
const payments = { ...shop.payments, provider };
await server.register(paymentWebhook, { db: database.app, payments, jobs, now: () => new Date() });
afterAll(() => server.close());
const report = (body: object) =>
  server.inject({ method: 'POST', url: `${WEBHOOK_PATH}/${a.websiteId}`, payload: body });

describe('paymentWebhook', () => {
  it('reads the id of the payment as its provider reports it', async () => {
    const product = await a.product({ title: 'Tafel', stock: 10 });
    const { token, url } = await placed([{ product_id: product }]);
    await script(url, ['paid']);
    expect((await report({ id: shop.pspIdOf(url) })).statusCode).toBe(200);
    expect(await shop.stockOf(product)).toEqual({ on_hand: 10, reserved: 1 });
    expect((await report({ payment: shop.pspIdOf(url) })).statusCode).toBe(200);
    expect(await shop.stockOf(product)).toEqual({ on_hand: 9, reserved: 0 });
    expect((await get(token)).body.payment.payment_status).toBe('paid');
  });
});
