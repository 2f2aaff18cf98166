import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases } from '../testing/owner-contract-cases.ts';
import { expect, it } from 'vitest';
import { bookedFixture } from './testing/booked-fixture.ts';

const database = await createTestDatabase();
const { api, ids, otherWebsite, order } = await bookedFixture(database);
await order();

const shared = { database, api, otherWebsite, notFor: ['editor'] as const };
const period = { from: '2026-11-01', until: '2026-11-30' };
const wrongPeriods = (body: object) =>
  [
    { title: 'without a last day', until: '' },
    { title: 'that ends before it begins', until: '2026-10-31' },
    { title: 'of more than ten years', until: '2036-11-01' },
    { title: 'until a day that does not exist', until: '2026-11-31' },
  ].map(({ title, until }) => ({
    title: `a period ${title}`,
    body: { ...body, until },
    code: 'validation_failed' as const,
  }));

const sums = { ...ids, ...period };
ownerContractCases({
  ...shared,
  endpoint: 'getBookkeeping',
  good: async () => sums,
  refused: async () => wrongPeriods(sums),
});
const sales = { ...ids, ...period, what: 'orders' };
ownerContractCases({
  ...shared,
  endpoint: 'exportBookedSales',
  good: async () => sales,
  refused: async () => [
    ...wrongPeriods(sales),
    { title: 'neither orders nor refunds', body: { ...sales, what: 'weg' }, code: 'validation_failed' },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'exportBookedPayments',
  good: async () => sums,
  refused: async () => wrongPeriods(sums),
});
ownerContractCases({
  ...shared,
  endpoint: 'getVatFigures',
  good: async () => sums,
  refused: async () => wrongPeriods(sums),
});
ownerContractCases({
  ...shared,
  endpoint: 'exportVatLines',
  good: async () => sums,
  refused: async () => wrongPeriods(sums),
});
ownerContractCases({ ...shared, endpoint: 'getDistanceSales', good: async () => ids });
ownerContractCases({ ...shared, endpoint: 'getVatProofs', good: async () => ids });
ownerContractCases({
  ...shared,
  endpoint: 'exportVatProofs',
  good: async () => ids,
  refused: async () => [
    {
      title: 'a cursor that is too long',
      body: { ...ids, cursor: '1'.repeat(21) },
      code: 'validation_failed',
    },
  ],
});

it('says at the last day what is wrong, and takes a cursor that nobody made for the beginning', async () => {
  const reversed = await api.call('getBookkeeping', { ...sums, until: '2026-10-31' });
  expect(reversed.body.errors).toEqual({ until: ['De laatste dag ligt voor de eerste.'] });
  const first = await api.call('exportBookedSales', sales);
  for (const cursor of ['x', Buffer.from('["orders","1","x","S:x",false]').toString('base64url')]) {
    const reply = await api.call('exportBookedSales', { ...sales, cursor });
    expect(reply.body).toEqual(first.body);
  }
});
