import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { as } from '../testing/owner-contract-cases.ts';
import { anna, customerFixture } from './testing/customer-fixture.ts';

const database = await createTestDatabase();
const { api, ids, order, quote, submission, idOf } = await customerFixture(database);

const day = (date: number) => new Date(Date.UTC(2026, 4, date));
const company = {
  ...anna,
  invoice_is_company: true,
  invoice_company: 'Éclair Design',
  invoice_tax_number: 'BE0123456789',
  invoice_firstname: 'Bert',
  invoice_email: 'bert@eclair.be',
  invoice_country: 'BE',
  invoice_city: 'Gent',
  invoice_postcode: '9000',
  invoice_phonenumber: '+32 9 111 22 33',
};
await order({ at: day(1), total: 12_100 });
await order({ at: day(2), total: 24_200, customer: { ...anna, invoice_street: 'Nieuweweg' } });
const asked = await quote({ at: day(3), customer: company });
const sent = await submission('carla@x.nl', { naam: 'Carla Dijk' }, day(4));

const list = async (search: object = {}) => {
  const { body } = await api.call('listCustomers', { ...ids, limit: 25, ...search });
  return (body.customers as { email: string }[]).map(({ email }) => email);
};
const A = 'anna@voorbeeld.nl';
const B = 'bert@eclair.be';
const C = 'carla@x.nl';

it('lists who bought, asked or wrote, those last seen first, in any order and part', async () => {
  expect(await list()).toEqual([C, B, A]);
  expect(await list({ sort: 'name', descending: false })).toEqual([A, C, B]);
  expect(await list({ sort: 'turnover' })).toEqual([
    A,
    ...[B, C].toSorted((x, y) => (idOrder(x) < idOrder(y) ? 1 : -1)),
  ]);
  expect((await list({ sort: 'orders' }))[0]).toBe(A);
  expect(await list({ group: 'orders' })).toEqual([A]);
  expect(await list({ group: 'forms' })).toEqual([C]);
  expect(await list({ group: 'companies' })).toEqual([B]);
  expect(await list({ country: 'BE' })).toEqual([B]);
  const { body } = await api.call('getCustomerChoices', ids);
  expect(body).toEqual({ countries: ['BE', 'NL'] });
});

const idsOf = new Map(await Promise.all([A, B, C].map(async (email) => [email, await idOf(email)] as const)));
const idOrder = (email: string) => idsOf.get(email) ?? '';

it.each([
  ['a company without its accent', 'eclair', [B]],
  ['a person', 'bakker anna', [A]],
  ['an e-mail address', 'carla@x', [C]],
  ['a telephone number without spaces', '0612345678', [A]],
  ['a postcode without its space', '8911ab', [A]],
  ['a place', 'gent', [B]],
  ['nothing', 'bestaatniet', []],
  ['no word', '-- ?', []],
])('is found by %s', async (_what, query, found) => {
  expect(await list({ query })).toEqual(found);
});

it('goes on after a page and back, in each order', async () => {
  for (const sort of ['seen', 'name', 'orders', 'turnover']) {
    const page = async (cursor: string) =>
      (await api.call('listCustomers', { ...ids, sort, limit: 2, cursor })).body;
    const first = await page('');
    const second = await page(first.next);
    expect([...first.customers, ...second.customers].map(({ email }) => email)).toEqual(await list({ sort }));
    expect([second.next, first.previous]).toEqual(['', '']);
    expect((await page(second.previous)).customers).toEqual(first.customers);
  }
  expect(await list({ cursor: 'onzin' })).toEqual([C, B, A]);
});

it('shows one customer with sums, addresses, VAT number, orders and forms', async () => {
  const { body } = await api.call('getCustomer', { ...ids, id: idOrder(A) });
  expect(body.customer).toMatchObject({
    name: 'Anna Bakker',
    orders: 2,
    turnover: 300,
    phone: '06-1234 5678',
  });
  expect(body.addresses.map(({ street }: { street: string }) => street)).toEqual([
    'Nieuweweg 9',
    'Kerkstraat 9',
  ]);
  expect(body.erased).toBeNull();
  const orders = await api.call('listCustomerOrders', { ...ids, id: idOrder(A), limit: 1 });
  expect(orders.body.orders).toMatchObject([{ kind: 'order', total: 242, customer: 'Anna Bakker' }]);
  const more = await api.call('listCustomerOrders', {
    ...ids,
    id: idOrder(A),
    limit: 1,
    cursor: orders.body.next,
  });
  expect(more.body).toMatchObject({ orders: [{ total: 121 }], next: '' });
  const bert = await api.call('getCustomer', { ...ids, id: idOrder(B) });
  expect(bert.body.vat).toMatchObject({ number: 'BE0123456789', status: '' });
});

it('shows answers to forms only to who may read these', async () => {
  const submissions = async (member: string) =>
    (await api.call('getCustomer', { ...ids, id: idOrder(C) }, as(member))).body.submissions;
  expect(await submissions('owner')).toMatchObject([
    { id: sent, form_title: 'Contact', answers: 'Carla Dijk · carla@x.nl · Hallo' },
  ]);
  expect(await submissions('shop')).toMatchObject([{ id: sent, form_title: 'Contact', answers: '' }]);
});

it('exports what a search finds, with all that a sheet shows', async () => {
  const { body } = await api.call('exportCustomers', { ...ids, query: 'anna' });
  expect(body).toMatchObject({
    customers: [{ email: A, phone: '06-1234 5678', postcode: '8911 AB' }],
    next: '',
  });
});

it('collects all that is stored about a person, in parts, and records that it did', async () => {
  await database.admin.pool.query(
    `insert into withdrawals (website_id, order_id, id, name, lines, state, reason)
    select website_id, id, 'w1', 'Anna B.', '[{"position": 1, "pieces": 1}]', 'refused', 'Te laat.' from orders
    where email = $1`,
    [A],
  );
  const parts = [];
  let cursor = '';
  do {
    const { body } = await api.call('collectPersonalData', { ...ids, id: idOrder(A), cursor });
    if (body.next === undefined) throw new Error(JSON.stringify(body));
    parts.push(body);
    cursor = body.next;
  } while (cursor !== '');
  expect(parts[0].about).toMatchObject({ email: A, name: 'Anna Bakker' });
  const purchases = parts.flatMap((part) => part.purchases);
  expect(purchases).toHaveLength(2);
  expect(purchases[0]).toMatchObject({
    kind: 'order',
    customer: { invoice_city: 'Leeuwarden' },
    lines: [{ title: 'Tafel', options: [{ title: 'Gravure', value: 'Voor Bakker' }] }],
    withdrawals: [
      { name: 'Anna B.', state: 'refused', reason: 'Te laat.', lines: [{ title: 'Tafel', pieces: 1 }] },
    ],
    vat_proofs: [
      {
        at: '2026-11-01T10:00:00.123Z',
        vat_number: 'NL123',
        status: 'valid',
        name: 'Bakker BV',
        address: 'Kerkstraat 9',
        consultation_number: 'WAPI1',
      },
    ],
    attachments: [],
  });
  const carla = await api.call('collectPersonalData', { ...ids, id: idOrder(C), cursor: 'submissions:' });
  expect(carla.body.submissions).toMatchObject([
    { form: 'Contact', answers: [{ answer: 'Carla Dijk' }, { answer: 'carla@x.nl' }, { answer: 'Hallo' }] },
  ]);
  const page = await api.call('getCustomer', { ...ids, id: idOrder(A) });
  expect(page.body.events).toMatchObject([{ action: 'collected', member: 'Naam van owner' }]);
});

it('collects the files of the offers that were sent, not those of a draft', async () => {
  const { pool } = database.admin;
  for (const key of ['verzonden', 'concept', 'weg'])
    await pool.query(
      `insert into files (website_id, key, state, name, content_type, is_private, most, member_id, quote_id)
      values ($1, $2, $3, $2 || '.pdf', 'application/pdf', true, 1, 'lid', $4)`,
      [ids.website_id, key, key === 'weg' ? 'leaving' : 'stored', asked.id],
    );
  const versions = [
    [1, 'replaced', '{"files": ["verzonden", "weg"]}'],
    [2, 'sent', '{"files": ["verzonden"]}'],
    [3, 'draft', '{"files": ["concept"]}'],
  ];
  for (const [number, state, content] of versions)
    await pool.query(
      `insert into quote_offers (website_id, quote_id, number, state, customer, content, snapshot, total_excl_tax,
        total_tax, total_incl_tax, valid_until, saved_at, sent_at)
      values ($1, $2, $3, $4, '{}', $5, '{}', 0, 0, 0, '2026-12-28', now(), now())`,
      [ids.website_id, asked.id, number, state, content],
    );
  const { body } = await api.call('collectPersonalData', { ...ids, id: idOrder(B), cursor: 'quotes:' });
  expect(body.purchases).toMatchObject([
    { kind: 'quote', attachments: [{ key: 'verzonden', name: 'verzonden.pdf' }], vat_proofs: [] },
  ]);
});
