import { expect } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { stockListHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, stockListHandlers, a, b);
const shop = shopFixture(database, a);
const ids = { website_id: a, project_id: a };
const shared = { database, api, otherWebsite: b, notFor: ['editor' as const] };

let number = 0;
const correction = async (change: object) => {
  number += 1;
  const product_id = await shop.product({ title: 'Kruk', stock: 5 });
  const corrections = [{ product_id, variant_id: '', ...change }];
  return { ...ids, idempotency_key: `sleutel-${number}`, corrections, reason: 'delivery', note: 'Pakbon 12' };
};
const filter = { ...ids, query: '', from: '', until: '' };
/** Something to list. */
const moved = async (body: object) => {
  await api.call('correctStock', await correction({ difference: 1 }));
  return body as Record<string, unknown>;
};

ownerContractCases({
  ...shared,
  endpoint: 'listStock',
  good: () => moved({ ...ids, query: '', sort: 'title', descending: false, cursor: '', limit: 25 }),
});
ownerContractCases({
  ...shared,
  endpoint: 'correctStock',
  good: () => correction({ difference: 3 }),
  refused: async () => [
    {
      title: 'without rows',
      body: { ...(await correction({})), corrections: [] },
      code: 'validation_failed',
    },
    {
      title: 'with a reason of the shop',
      body: { ...(await correction({ difference: 1 })), reason: 'sale' },
      code: 'validation_failed',
    },
    { title: 'with a broken number', body: await correction({ difference: 1.5 }), code: 'validation_failed' },
    {
      title: 'with more than can be',
      body: await correction({ counted: { from: 5, to: 1_000_000_001 } }),
      code: 'validation_failed',
    },
  ],
  twice: (first, second) => {
    expect(first.body).toMatchObject({ corrected: 1, refused: [] });
    expect(second.body).toEqual(first.body);
  },
  atOnce: (replies) => expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1),
});
ownerContractCases({
  ...shared,
  endpoint: 'listMovements',
  good: () => moved({ ...filter, after: '', limit: 25 }),
  refused: async () => [
    { title: 'after something else', body: { ...filter, after: 'x', limit: 25 }, code: 'validation_failed' },
    {
      title: 'of a day that does not exist',
      body: { ...filter, from: '2026-02-31', after: '', limit: 25 },
      code: 'validation_failed',
    },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'exportMovements',
  good: () => moved(filter),
  refused: async () => [
    { title: 'for an unknown reason', body: { ...filter, reason: 'kwijt' }, code: 'validation_failed' },
  ],
});
