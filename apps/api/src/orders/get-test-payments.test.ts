import { describe, expect, it } from 'vitest';
import { openPayments } from '../ports/payment/payments.ts';
import { readPaymentSettings } from '../ports/payment/payment-settings.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { as, ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { testSecrets } from '../testing/test-secrets.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { ordersHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const body = { website_id: a, project_id: a };
/** The calls of a server that listens on this address, with these settings. */
const serverWith = (env: Record<string, string>, host?: string) => {
  const settings = readPaymentSettings(env, host);
  const payments = openPayments({
    db: database.app,
    settings,
    secrets: testSecrets,
    ownUrl: () => 'http://localhost',
  });
  return startOwnerApi(database, ordersHandlers, a, b, { payments });
};
const api = await serverWith({});
const modeOf = async (env: Record<string, string>, host?: string) =>
  (await (await serverWith(env, host)).call('getTestPayments', body)).body.mode;

describe('getTestPayments', () => {
  it('is silent for a website without online payment methods', async () => {
    await shopFixture(database, a).payment('pay_on_pickup', { provider: 'offline' });
    expect((await api.call('getTestPayments', body)).body).toEqual({ mode: 'real' });
  });

  it('reports tests without a key or with a test key, and nothing with a real one', async () => {
    await shopFixture(database, a).payment('ideal');
    expect((await api.call('getTestPayments', body, as('shop'))).body).toEqual({ mode: 'test' });
    expect(await modeOf({ MOLLIE_API_KEY: 'test_x' }, '0.0.0.0')).toBe('test');
    expect(await modeOf({ MOLLIE_API_KEY: 'live_x' }, '0.0.0.0')).toBe('real');
  });

  it('reports refused payments on an address that others can reach, unless TEST_PAYMENTS is on', async () => {
    expect(await modeOf({}, '0.0.0.0')).toBe('refused');
    expect(await modeOf({ TEST_PAYMENTS: 'on' }, '0.0.0.0')).toBe('test');
  });
});

ownerContractCases({
  database,
  api,
  endpoint: 'getTestPayments',
  good: async () => body,
  otherWebsite: b,
  notFor: ['editor'],
});
