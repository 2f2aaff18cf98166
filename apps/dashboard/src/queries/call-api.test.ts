import { getOrderForOwner, listOrders } from '@etalage/api-contract';
import { ZodError } from 'zod';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, callApi, callDecoded, isWorthRepeating, unlessGone } from './call-api.ts';

const listed = {
  number: 'B1',
  kind: 'order',
  status: 'placed',
  sent: 'none',
  test: false,
  created_at: '2026-11-20T10:00:00.000Z',
  customer: 'Zoë de Vries',
  email: 'zoe@voorbeeld.nl',
  country: 'NL',
  total: 1_234.5,
  payment_status: 'paid',
  quote_status: '',
  payment_method: 'iDEAL',
  pays_later: false,
  later_due: '',
};
const page = { total: 1, is_more: false, next: '', previous: '' };
const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));

afterEach(() => vi.unstubAllGlobals());

describe('callDecoded', () => {
  it('gives cents and dates where the reply has euros and texts', async () => {
    answer(200, { ...page, orders: [listed] });
    const { orders } = await callDecoded(listOrders, 'site', { limit: 1 });
    expect(orders).toEqual([{ ...listed, total: 123_450, created_at: new Date('2026-11-20T10:00:00Z') }]);
  });

  it('throws the refusal of the server', async () => {
    answer(404, { code: 'not_found', errors: {} });
    const call = callDecoded(getOrderForOwner, 'site', { number: 'B1' });
    await expect(call).rejects.toThrow(ApiFailure);
  });

  it('throws for a reply that is not as the contract says', async () => {
    answer(200, { ...page, orders: [{ ...listed, total: '1.234,50' }] });
    await expect(callDecoded(listOrders, 'site', { limit: 1 })).rejects.toThrow(ZodError);
  });
});

describe('unlessGone', () => {
  const remove = () => unlessGone(callApi(getOrderForOwner, 'site', { number: 'B1' }));

  it('takes what is gone already for deleted, and throws every other refusal', async () => {
    answer(404, { code: 'not_found', errors: {} });
    await expect(remove()).resolves.toBeUndefined();
    answer(403, { code: 'forbidden', errors: {} });
    await expect(remove()).rejects.toThrow('403 forbidden');
  });
});

describe('isWorthRepeating', () => {
  const failed = (status: number) =>
    new ApiFailure({
      ok: false,
      unreachable: false,
      status,
      error: { code: 'internal', errors: {} },
    } as never);

  it.each([
    ['no network', new TypeError('Failed to fetch'), true],
    ['no session', failed(401), true],
    ['too many calls', failed(429), true],
    ['a server that failed', failed(503), true],
    ['a value that is refused', failed(400), false],
    ['another role', failed(403), false],
    ['what is gone', failed(404), false],
    ['a newer version', failed(409), false],
  ])('%s', (_why, error, expected) => expect(isWorthRepeating(error)).toBe(expected));
});
