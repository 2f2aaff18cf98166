import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { ordersHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, ordersHandlers, a, b);
const body = { website_id: a, project_id: a };

describe('getTransferAccount', () => {
  it('returns empty fields and a term of 14 days until the owner named an account', async () => {
    const reply = await api.call('getTransferAccount', body);
    expect(reply.body).toEqual({ iban: '', holder: '', days: 14 });
  });

  it('returns the account with its number in groups of four', async () => {
    await shopFixture(database, a).payment('wire');
    const reply = await api.call('getTransferAccount', body);
    expect(reply.body).toEqual({ iban: 'NL91 ABNA 0417 1643 00', holder: 'Houtwerk B.V.', days: 14 });
  });
});

ownerContractCases({
  database,
  api,
  endpoint: 'getTransferAccount',
  good: async () => body,
  otherWebsite: b,
  notFor: ['editor', 'shop'],
});
