import { MAX_CUSTOMER_NOTE, MAX_CUSTOMER_NOTES } from '@etalage/api-contract';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { as, ownerContractCases } from '../testing/owner-contract-cases.ts';
import { newId } from '../db/new-id.ts';
import { anna, customerFixture } from './testing/customer-fixture.ts';

const database = await createTestDatabase();
const { api, ids, otherWebsite, order, idOf } = await customerFixture(database);
const { pool } = database.admin;

await order();
const anna_id = await idOf('anna@voorbeeld.nl');
await pool.query(
  `insert into customers (website_id, id, email, first_seen_at, last_seen_at)
  values ($1, 'elders', 'x@x.nl', now(), now())`,
  [otherWebsite],
);

const shared = { database, api, otherWebsite, notFor: ['editor'] as const };
const byOwner = { ...shared, notFor: ['editor', 'shop'] as const };
const body = (more: object = {}) => ({ ...ids, id: anna_id, ...more });
const wrong = (title: string, more: object) => ({ title, body: body(more), code: 'validation_failed' });
const missing = (more: object = {}) => [
  { title: 'a customer that is not there', body: body({ id: 'weg', ...more }), code: 'not_found' },
  { title: 'a customer of another website', body: body({ id: 'elders', ...more }), code: 'not_found' },
];
const note = (note_id = newId(), text = 'Belt graag') => body({ note_id, text });
/** A customer whose data can be erased. */
const erasable = async () => {
  const invoice_email = `${newId()}@x.nl`;
  await order({ customer: { ...anna, invoice_email } });
  return { ...ids, id: await idOf(invoice_email), email: invoice_email };
};

ownerContractCases({
  ...shared,
  endpoint: 'listCustomers',
  good: async () => ({ ...ids, query: 'anna', limit: 25 }),
  refused: async () => [
    wrong('without a limit', {}),
    wrong('for too many', { limit: 101 }),
    wrong('of an unknown group', { limit: 5, group: 'weg' }),
    wrong('of a country that is no code', { limit: 5, country: 'nederland' }),
    wrong('for a long text', { limit: 5, query: 'x'.repeat(201) }),
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'addCustomerNote',
  good: async () => note(),
  refused: async () => [
    ...missing({ note_id: 'n', text: 'x' }),
    wrong('without a text', { note_id: 'n', text: '  ' }),
    wrong('with a long text', { note_id: 'n', text: 'x'.repeat(MAX_CUSTOMER_NOTE + 1) }),
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'deleteCustomerNote',
  good: async () => {
    const note_id = newId();
    await api.call('addCustomerNote', note(note_id));
    return body({ note_id });
  },
  refused: async () => [
    ...missing({ note_id: 'n' }),
    { title: 'a note that is not there', body: body({ note_id: 'weg' }), code: 'not_found' },
  ],
  twice: (_, second) => expect(second.status).toBe(404),
  atOnce: (replies) => expect(replies.filter(({ status }) => status === 200)).toHaveLength(1),
});
ownerContractCases({
  ...byOwner,
  endpoint: 'collectPersonalData',
  good: async () => body(),
  refused: async () => missing(),
  twice: (_, second) => expect(second.status).toBe(200),
  atOnce: (replies) => expect(replies.every(({ status }) => status === 200)).toBe(true),
});
ownerContractCases({
  ...byOwner,
  endpoint: 'eraseCustomer',
  good: erasable,
  refused: async () => [
    ...missing({ email: 'x@x.nl' }),
    wrong('with another address', { email: 'ander@x.nl' }),
    wrong('with no address', { email: ' ' }),
  ],
});

it('a note is of who wrote it, and a customer has at most so many', async () => {
  await pool.query('delete from customer_notes');
  await api.call('addCustomerNote', note('van-shop', 'Eerste'), as('shop'));
  const taken = await api.call('addCustomerNote', note('van-shop', 'Ander'));
  expect(taken.status).toBe(409);
  const others = await api.call('deleteCustomerNote', body({ note_id: 'van-shop' }));
  expect(others.status).toBe(403);
  const page = await api.call('getCustomer', body());
  expect(page.body.notes).toMatchObject([{ text: 'Eerste', member: 'Naam van shop', own: false }]);
  await pool.query(
    `insert into customer_notes (website_id, id, customer_id, member_id, member_name, text)
    select 'wa', 'n' || n, $1, 'm', 'M', 'x' from generate_series(2, $2) n`,
    [anna_id, MAX_CUSTOMER_NOTES],
  );
  const full = await api.call('addCustomerNote', note());
  expect(full.body).toMatchObject({ errors: { text: ['Een klant heeft hooguit 200 notities.'] } });
  await pool.query('delete from customer_notes');
});
