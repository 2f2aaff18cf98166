import { beforeEach, describe, expect, it } from 'vitest';
import { eraseOld } from '../retention/erase-old.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { as, ownerContractCases } from '../testing/owner-contract-cases.ts';
import { anna, customerFixture } from './testing/customer-fixture.ts';

const database = await createTestDatabase();
const { api, ids, websiteId, otherWebsite, order, idOf } = await customerFixture(database);
const { pool } = database.admin;
const EMAIL = 'wim@x.nl';
const wim = {
  ...anna,
  invoice_firstname: 'Wim',
  invoice_email: ' Wim@X.nl',
  invoice_tax_number: 'BE0123456789',
};

const cart = async (website = websiteId) => {
  await pool.query(
    `insert into vies_checks (website_id, id, member_state, vat_number, status, reply, consultation_number, checked_at)
    values ($1, 'v', 'BE', '0123456789', 'valid', '{"name": "Wim BV", "address": "Weg 1"}', 'WAPI1', now())`,
    [website],
  );
  await pool.query(
    `insert into carts (website_id, id, customer, expires_at, vies_check_id)
    values ($1, $2, $3, now() + interval '1 day', 'v')`,
    [website, 'c'.repeat(26), JSON.stringify(wim)],
  );
};
const mail = (more: { recipient?: string; reply_to?: string; private?: boolean; website?: string } = {}) =>
  pool.query(
    `insert into mail_outbox (website_id, id, unique_key, recipient, reply_to, private, sender_name, subject, html, text)
    values ($1, 'm', 'los:1', $2, $3, $4, '', 'Vraag', 'Dag Wim', 'Dag Wim')`,
    [more.website ?? websiteId, more.recipient ?? '', more.reply_to ?? '', more.private ?? false],
  );
const find = async (email = EMAIL) => (await api.call('findPerson', { ...ids, email })).body;
const count = async (from: string) => (await pool.query(`select from ${from}`)).rowCount;

beforeEach(() =>
  pool.query('truncate carts, mail_outbox, vies_checks, customers, orders, audit_events cascade'),
);

ownerContractCases({
  startsAnew: true,
  database,
  api,
  endpoint: 'findPerson',
  otherWebsite,
  notFor: ['editor', 'shop'],
  good: async () => {
    await pool.query('truncate carts, vies_checks, customers cascade');
    await cart();
    return { ...ids, email: EMAIL };
  },
  refused: async () => [
    { title: 'no address', body: { ...ids, email: 'wim' }, code: 'validation_failed' },
    { title: 'an empty one', body: { ...ids, email: '  ' }, code: 'validation_failed' },
    { title: 'a long one', body: { ...ids, email: `${'w'.repeat(255)}@x.nl` }, code: 'validation_failed' },
  ],
  atOnce: (replies) => expect(new Set(replies.map(({ body }) => body['id'])).size).toBe(1),
});

describe('somebody who never bought, asked or wrote', () => {
  it.each([
    ['an open cart', () => cart()],
    ['a mail that they got', () => mail({ recipient: ' WIM@x.nl' })],
    ['a mail that answers them', () => mail({ recipient: 'winkel@x.nl', reply_to: 'wim@x.nl' })],
  ])('is found by their address in %s, once, and it is recorded', async (_, store) => {
    await store();
    const { id } = await find(' Wim@x.NL ');
    expect(id).not.toBe('');
    expect((await find()).id).toBe(id);
    expect(await idOf(EMAIL)).toBe(id);
    const { rows } = await pool.query(`select action, member_name from audit_events where subject_id = $1`, [
      id,
    ]);
    expect(rows).toEqual([{ action: 'found', member_name: 'Naam van owner' }]);
  });

  it.each([
    ['nothing', () => Promise.resolve()],
    ['a mail with a secret', () => mail({ recipient: EMAIL, private: true })],
    ['a cart of another website', () => cart(otherWebsite)],
    ['a mail of another website', () => mail({ recipient: EMAIL, website: otherWebsite })],
  ])('is not found in %s, and nothing is stored', async (_, store) => {
    await store();
    expect(await find()).toEqual({ id: '' });
    expect([await count('customers'), await count('audit_events')]).toEqual([0, 0]);
  });

  it('has the name of their cart, and is not among those who only sent forms', async () => {
    await cart();
    await find();
    const list = async (group?: string) =>
      (await api.call('listCustomers', { ...ids, limit: 9, query: 'wim', ...(group && { group }) })).body
        .customers;
    expect(await list()).toMatchObject([{ email: EMAIL, name: 'Wim Bakker', orders: 0 }]);
    expect(await list('forms')).toEqual([]);
  });

  it('is the customer with that address, if there is one', async () => {
    await order();
    expect((await find('Anna@voorbeeld.nl')).id).toBe(await idOf('anna@voorbeeld.nl'));
    expect(await count('audit_events')).toBe(0);
  });

  it('has their cart, the answer of VIES and their mails in the export, and loses them all by an erasure', async () => {
    await cart();
    await mail({ recipient: EMAIL });
    const { id } = await find();
    const about = (await api.call('collectPersonalData', { ...ids, id })).body.about;
    expect(about.carts).toMatchObject([
      { vat_proof: { vat_number: 'BE0123456789', name: 'Wim BV', address: 'Weg 1', status: 'valid' } },
    ]);
    const mails = (await api.call('collectPersonalData', { ...ids, id, cursor: 'mails:' })).body.mails;
    expect(mails).toMatchObject([{ subject: 'Vraag' }]);
    const erased = await api.call('eraseCustomer', { ...ids, id, email: EMAIL });
    expect(erased.status).toBe(200);
    for (const table of ['carts', 'mail_outbox', 'vies_checks']) expect(await count(table), table).toBe(0);
    expect(await find()).toEqual({ id: '' });
  });

  it('leaves the list by itself once nothing of them is stored any more', async () => {
    const sweep = (at: Date) => eraseOld({ db: database.app, now: () => at }, websiteId);
    await pool.query('truncate retention_runs');
    await cart();
    const { id } = await find();
    await sweep(new Date());
    expect(await idOf(EMAIL)).toBe(id);
    await pool.query('truncate carts cascade');
    await sweep(new Date(Date.now() + 24 * 3_600_000));
    expect(await idOf(EMAIL)).toBe('');
  });

  it('is not shown to another website', async () => {
    await cart();
    const { id } = await find();
    const theirs = { website_id: otherWebsite, project_id: otherWebsite, id };
    expect((await api.call('getCustomer', theirs, as('other'))).status).toBe(404);
  });
});
