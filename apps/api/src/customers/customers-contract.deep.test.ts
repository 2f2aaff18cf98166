import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases } from '../testing/owner-contract-cases.ts';
import { customerFixture } from './testing/customer-fixture.ts';

/** The calls that only read. */
const database = await createTestDatabase();
const { api, ids, otherWebsite, order, idOf } = await customerFixture(database);

await order();
const id = await idOf('anna@voorbeeld.nl');
await database.admin.pool.query(
  `insert into customers (website_id, id, email, first_seen_at, last_seen_at)
    values ($1, 'elders', 'x@x.nl', now(), now())`,
  [otherWebsite],
);

const shared = { database, api, otherWebsite, notFor: ['editor'] as const };
const byOwner = { ...shared, notFor: ['editor', 'shop'] as const };
const body = (more: object = {}) => ({ ...ids, id, ...more });
const wrong = (title: string, more: object) => ({ title, body: body(more), code: 'validation_failed' });
const missing = (more: object = {}) => [
  { title: 'a customer that is not there', body: body({ id: 'weg', ...more }), code: 'not_found' },
  { title: 'a customer of another website', body: body({ id: 'elders', ...more }), code: 'not_found' },
];

ownerContractCases({
  ...shared,
  endpoint: 'exportCustomers',
  good: async () => ids,
  refused: async () => [wrong('by an unknown order', { sort: 'kleur' })],
});
ownerContractCases({ ...shared, endpoint: 'getCustomerChoices', good: async () => ids });
ownerContractCases({
  ...shared,
  endpoint: 'getCustomer',
  good: async () => body(),
  refused: async () => missing(),
});
ownerContractCases({
  ...shared,
  endpoint: 'listCustomerOrders',
  good: async () => body({ limit: 5 }),
  refused: async () => [...missing({ limit: 5 }), wrong('for none', { limit: 0 })],
});
ownerContractCases({
  ...byOwner,
  endpoint: 'getErasure',
  good: async () => body(),
  refused: async () => missing(),
});
