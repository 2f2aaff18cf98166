import Fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { mollieProvider } from './mollie-provider.ts';
import type { NewPayment } from './payment-provider.ts';

interface Reply {
  readonly status: number;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}
const payment = {
  id: 'tr_1',
  status: 'open',
  amount: { currency: 'EUR', value: '10.00' },
  metadata: { other: 1 },
};
let replies: Reply[] = [];
const seen: { headers: Record<string, unknown>; body: unknown }[] = [];
const server = Fastify();
server.all('/*', async (request, reply) => {
  seen.push({ headers: request.headers, body: request.body });
  const next = replies.shift() ?? { status: 200, body: payment };
  return reply
    .code(next.status)
    .headers(next.headers ?? {})
    .send(next.body ?? {});
});
const url = await server.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => server.close());
beforeEach(() => void (seen.length = 0));

const provider = mollieProvider({ apiUrl: () => url, apiKeyFor: async () => 'test_key', retryDelay: 1 });
const request: NewPayment = {
  reference: { website_id: 'w', order_id: 'o', attempt_id: 'a' },
  amount: 1000,
  currency: 'EUR',
  description: 'Bestelling 1001',
  method: 'ideal',
  redirectUrl: 'https://shop.nl/bestelling?order=x',
  webhookUrl: 'https://shop.nl/hook',
  idempotencyKey: 'key-1',
};

describe('mollieProvider', () => {
  it('sends the fields that Mollie requires', async () => {
    await provider.create(request);
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer test_key', 'idempotency-key': 'key-1' });
    expect(seen[0]?.body).toEqual({
      amount: { currency: 'EUR', value: '10.00' },
      description: 'Bestelling 1001',
      redirectUrl: 'https://shop.nl/bestelling?order=x',
      webhookUrl: 'https://shop.nl/hook',
      method: 'ideal',
      locale: 'nl_NL',
      metadata: { website_id: 'w', order_id: 'o', attempt_id: 'a' },
    });
  });

  it('makes three attempts with the same key on temporary errors', async () => {
    replies = [
      { status: 503 },
      { status: 429, headers: { 'retry-after': '0' } },
      { status: 200, body: payment },
    ];
    expect(await provider.create(request)).toMatchObject({ id: 'tr_1', reference: undefined });
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('fails after three attempts, with a temporary error', async () => {
    replies = [{ status: 500 }, { status: 500 }, { status: 500 }];
    await expect(provider.get('w', 'tr_1')).rejects.toMatchObject({
      name: 'PaymentProviderError',
      temporary: true,
    });
  });

  it('does not retry a request that Mollie refuses', async () => {
    replies = [{ status: 422, body: { title: 'Unprocessable Entity' } }];
    await expect(provider.create(request)).rejects.toMatchObject({ temporary: false });
    expect(seen).toHaveLength(1);
  });

  it('returns undefined for a payment that Mollie does not know', async () => {
    replies = [{ status: 404 }];
    expect(await provider.get('w', 'tr_x')).toBeUndefined();
  });

  it('rejects a response of another shape', async () => {
    replies = [{ status: 200, body: { id: 'tr_1', status: 'rijk', amount: payment.amount } }];
    await expect(provider.get('w', 'tr_1')).rejects.toThrow('unknown');
    replies = [{ status: 200, body: { ...payment, amount: { currency: 'EUR', value: '10' } } }];
    await expect(provider.get('w', 'tr_1')).rejects.toThrow('unknown');
  });

  it('fails when the server is unreachable', async () => {
    const away = mollieProvider({
      apiUrl: () => 'http://127.0.0.1:9',
      apiKeyFor: async () => 'k',
      retryDelay: 1,
    });
    await expect(away.get('w', 'tr_1')).rejects.toMatchObject({ temporary: true });
  });

  it.each([
    ['id=tr_abc1', 'tr_abc1'],
    ['id=tr_abc1&other=1', 'tr_abc1'],
    ['', undefined],
    ['payment=tr_abc1', undefined],
    ['id=%3B+drop', undefined],
    ['id=pay_abc1', undefined],
    [`id=tr_${'a'.repeat(101)}`, undefined],
    ['{"id":"tr_abc1"}', undefined],
  ])('reads the reported id of %s as %s', (body, id) => {
    expect(provider.reportedId(body)).toBe(id);
  });
});
