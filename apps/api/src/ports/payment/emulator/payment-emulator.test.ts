import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { withWebsite } from '../../../db/with-website.ts';
import { createTestDatabase } from '../../../testing/create-test-database.ts';
import { mollieProvider } from '../mollie-provider.ts';
import type { NewPayment } from '../payment-provider.ts';
import { emulatorKey } from './emulator-key.ts';
import { scriptEmulated } from './emulator-payments.ts';
import { paymentEmulator } from './payment-emulator.ts';

const database = await createTestDatabase();
const websiteId = await database.createWebsite();
const other = await database.createWebsite();
const reports: string[] = [];
const server = Fastify();
await server.register(paymentEmulator, { prefix: '/test-betalen', db: database.app });
await server.register(async (shop) => {
  shop.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  shop.post('/report', async (request) => reports.push(String(request.body)) && '');
});
const url = await server.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => server.close());

const apiUrl = () => `${url}/test-betalen`;
const provider = mollieProvider({ apiUrl, apiKeyFor: (id) => emulatorKey(database.app, id), retryDelay: 1 });
const payment = (attempt: string, site = websiteId): NewPayment => ({
  reference: { website_id: site, order_id: 'o1', attempt_id: attempt },
  amount: 1299,
  currency: 'EUR',
  description: 'Bestelling <1>',
  method: 'ideal',
  redirectUrl: `${url}/bestelling?order=x`,
  webhookUrl: `${url}/report`,
  idempotencyKey: attempt,
});
const choose = (checkoutUrl: string, status: string) =>
  fetch(checkoutUrl, { method: 'POST', body: new URLSearchParams({ status }), redirect: 'manual' });

describe('paymentEmulator with the Mollie adapter', () => {
  it('creates a payment with our reference and a payment page', async () => {
    const made = await provider.create(payment('a1'));
    expect(made).toMatchObject({
      status: 'open',
      amount: 1299,
      currency: 'EUR',
      refunded: 0,
      chargedBack: 0,
    });
    expect(made.reference).toEqual({ website_id: websiteId, order_id: 'o1', attempt_id: 'a1' });
    const page = await fetch(made.checkoutUrl);
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(text).toContain('€\u00a012,99');
    expect(text).toContain('Bestelling &lt;1&gt;');
    expect(text).not.toContain('<script');
  });

  it('lets a browser ask for the icon of the site, so that none reports a blocked one', async () => {
    const { checkoutUrl } = await provider.create(payment('icon'));
    const policy = (await fetch(checkoutUrl)).headers.get('content-security-policy');
    expect(policy?.split('; ')).toContain("img-src 'self'");
  });

  it('returns the same payment for the same idempotency key, also for 20 concurrent calls', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => provider.create(payment('a2'))));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  it.each(['paid', 'failed', 'expired', 'canceled'])(
    'reports %s and sends the payer back',
    async (status) => {
      const made = await provider.create(payment(`choice-${status}`));
      const answer = await choose(made.checkoutUrl, status);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${url}/bestelling?order=x`]);
      expect(reports.at(-1)).toBe(`id=${made.id}`);
      expect(await provider.get(websiteId, made.id)).toMatchObject({ status, checkoutUrl: '' });
      await choose(made.checkoutUrl, status === 'paid' ? 'failed' : 'paid');
      expect(await provider.get(websiteId, made.id)).toMatchObject({ status });
    },
  );

  it('ends an open payment of a method that allows it, once, and no other', async () => {
    const byCard = await provider.create({ ...payment('end-card'), method: 'creditcard' });
    const byBank = await provider.create(payment('end-ideal'));
    expect([byCard.isCancelable, byBank.isCancelable]).toEqual([true, false]);
    const ended = { status: 'canceled', isCancelable: false, checkoutUrl: '' };
    expect(await provider.cancel(other, byCard.id)).toBeUndefined();
    expect(await provider.cancel(websiteId, byCard.id)).toMatchObject(ended);
    expect(await provider.cancel(websiteId, byCard.id)).toMatchObject(ended);
    expect(await provider.cancel(websiteId, byBank.id)).toMatchObject({ status: 'open' });
    await choose(byCard.checkoutUrl, 'paid');
    expect(await provider.get(websiteId, byCard.id)).toMatchObject(ended);
    const paid = await provider.create({ ...payment('end-paid'), method: 'creditcard' });
    await choose(paid.checkoutUrl, 'paid');
    expect(await provider.cancel(websiteId, paid.id)).toMatchObject({ status: 'paid' });
  });

  it('asks again when nothing was chosen', async () => {
    const made = await provider.create(payment('a3'));
    const answer = await choose(made.checkoutUrl, 'rijk');
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Kies een uitkomst.');
  });

  it('lets tests set its next responses', async () => {
    const { id } = await provider.create(payment('a4'));
    const refund = { status: 'paid', amountRefunded: '2.99' } as const;
    await withWebsite(database.app, websiteId, (tx) =>
      scriptEmulated(tx, websiteId, id, ['pending', 'paid', refund]),
    );
    const seen = [];
    for (let i = 0; i < 4; i++) seen.push(await provider.get(websiteId, id));
    expect(seen.map((each) => [each?.status, each?.refunded])).toEqual([
      ['pending', 0],
      ['paid', 0],
      ['paid', 299],
      ['paid', 299],
    ]);
  });

  it('returns no payment of another website, and refuses unknown keys', async () => {
    const { id } = await provider.create(payment('a5'));
    expect(await provider.get(other, id)).toBeUndefined();
    const ask = (key: string) =>
      fetch(`${apiUrl()}/v2/payments/${id}`, { headers: { authorization: `Bearer ${key}` } });
    const key = await emulatorKey(database.app, websiteId);
    expect((await ask(key)).status).toBe(200);
    for (const wrong of [
      '',
      'test_x',
      `test_${websiteId}.`,
      key.slice(0, -1),
      `${key}0`,
      `test_${websiteId}.0`,
    ]) {
      expect((await ask(wrong)).status).toBe(401);
    }
  });

  it('refuses a payment that Mollie would refuse', async () => {
    await expect(provider.create({ ...payment('a6'), redirectUrl: 'javascript:1' })).rejects.toThrow(
      'answered 422',
    );
  });

  it('offers methods by name', async () => {
    expect(await provider.methods(websiteId, 1000)).toContainEqual({
      id: 'ideal',
      title: 'iDEAL | Wero',
      image: '',
    });
  });
});
