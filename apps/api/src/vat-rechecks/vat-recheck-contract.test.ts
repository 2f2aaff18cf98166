import { beforeEach } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases } from '../testing/owner-contract-cases.ts';
import { recheckFixture } from './testing/recheck-fixture.ts';

const database = await createTestDatabase();
const { a, b, api, confirmed, versionOf, begin } = await recheckFixture(database);

// A number that VIES confirmed is not asked about again for a day.
beforeEach(begin);

const shared = { database, api, otherWebsite: b.websiteId, notFor: ['editor'] as const, startsAnew: true };
const own = await confirmed();
ownerContractCases({
  ...shared,
  endpoint: 'getVatRecheck',
  good: async () => ({ ...a.ids, number: own.number }),
  refused: async () => [
    { title: 'an order that does not exist', body: { ...a.ids, number: 'weg' }, code: 'not_found' },
  ],
});
for (const endpoint of ['correctVat', 'declineVatCorrection'] as const) {
  ownerContractCases({
    ...shared,
    endpoint,
    good: async () => {
      const { number } = await confirmed();
      return { ...a.ids, number, version: await versionOf(number) };
    },
    refused: async () => [
      {
        title: 'an older version',
        body: { ...a.ids, number: own.number, version: 1 },
        code: 'conflict',
      },
      {
        title: 'an order that does not exist',
        body: { ...a.ids, number: 'weg', version: 1 },
        code: 'not_found',
      },
    ],
  });
}
