import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { anna, customerFixture } from '../testing/customer-fixture.ts';
import { tablesOfNobody } from '../testing/tables-of-people.ts';

const database = await createTestDatabase();
const shop = await customerFixture(database);
const { api, ids, websiteId, order, quote, submission, idOf } = shop;
const { pool } = database.admin;
const EMAIL = 'anna@voorbeeld.nl';
const UNTIL = `${new Date().getFullYear() + 7}-12-31`;
const old = { at: new Date('2015-03-04T12:00:00Z') };

/** Every text and JSON column of the website with these words, as `table.column`; generated columns too. */
async function columnsWith(words: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ table: string; column: string }>(`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and (c.data_type in ('text', 'json', 'jsonb', 'tsvector') or c.data_type = 'ARRAY')
      and exists (select from information_schema.columns o where o.table_schema = 'public'
        and o.table_name = c.table_name and o.column_name = 'website_id')
    order by 1, 2`);
  const found: string[] = [];
  for (const { table, column } of rows) {
    const { rows: hits } = await pool.query(
      `select 1 from "${table}" where website_id = $1 and lower("${column}"::text) like any ($2) limit 1`,
      [websiteId, words.map((word) => `%${word}%`)],
    );
    if (hits.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

/** All that a website can have about a person. */
async function everythingAbout() {
  const kept = await order();
  const before = await order({ ...old });
  const asked = await quote();
  const unpaid = await order({ status: 'cancelled', payment_status: '' });
  const sent = await submission(EMAIL);
  await submission('ander@x.nl', {
    naam: 'Piet',
    bericht: `Stuur het naar Anna@voorbeeld.nl, niet naar xanna@voorbeeld.nl.`,
  });
  const values = { w: websiteId, email: EMAIL };
  await pool.query(
    `insert into files (website_id, key, state, name, content_type, is_private, most, visitor_hash, claimed_by)
    values ($1, 'k1', 'stored', 'brief.pdf', 'application/pdf', true, 1, 'h', $2)`,
    [values.w, sent],
  );
  await pool.query(
    `insert into order_notes (website_id, id, order_id, member_id, member_name, text)
    values ($1, 'n1', $2, 'm', 'M', 'Anna Bakker belde')`,
    [values.w, kept.id],
  );
  await pool.query(
    `insert into order_lines (website_id, order_id, position, product_id, title, quantity,
      unit_excl_tax, unit_incl_tax, total_excl_tax, total_incl_tax, options)
    values ($1, $2, 1, 'p', 'Tafel', 1, 1, 1, 1, 1, '[{"title": "Gravure", "value": "Bakker"}]')`,
    [values.w, before.id],
  );
  for (const { id } of [kept, before])
    await pool.query(
      `insert into invoices (website_id, id, series, year, counted, number, kind, order_id, round, date, total, document)
      values ($1, $2, 'invoice', 2026, $3, 'F', 'invoice', $2, 1, now(), 1, $4)`,
      [
        values.w,
        id,
        id === kept.id ? 1 : 2,
        {
          buyer: { name: 'Anna Bakker', address: { street: 'Kerkstraat 1', country: 'NL' } },
          deliver_to: { name: 'Bakker' },
          lines: [{ id: 'a', details: ['Gravure: Bakker'], net: 1 }],
        },
      ],
    );
  for (const [id, key, recipient] of [
    ['m1', `order-confirmation:${kept.token}`, 'Anna@Voorbeeld.nl'],
    ['m2', `order-notification:${kept.token}`, 'winkel@x.nl'],
    ['m3', `form:${sent}:0`, 'winkel@x.nl'],
    ['m4', `form-confirm:${sent}`, EMAIL],
  ])
    await pool.query(
      `insert into mail_outbox
        (website_id, id, unique_key, recipient, reply_to, sender_name, subject, html, text)
      values ($1, $2, $3, $4, '', '', 'Anna Bakker', 'Bakker', 'Bakker')`,
      [values.w, id, key, recipient],
    );
  await pool.query(
    `insert into quote_offers (website_id, quote_id, number, state, customer, content, snapshot,
      total_excl_tax, total_tax, total_incl_tax, valid_until, saved_at, sent_at)
    values ($1, $2, 1, 'sent', $3, '{"message": "Beste mevrouw Bakker", "files": ["assets/tekening.pdf"]}', '{}', 100, 21, 121, now(), now(), now())`,
    [values.w, asked.id, JSON.stringify(anna)],
  );
  await pool.query(
    `insert into files (website_id, key, state, name, content_type, is_private, most, member_id, quote_id)
    values ($1, 'assets/tekening.pdf', 'stored', 'tekening.pdf', 'application/pdf', true, 1, 'm', $2)`,
    [values.w, asked.id],
  );
  await pool.query(
    `insert into quote_messages (website_id, quote_id, id, author, name, text)
    values ($1, $2, 'q1', 'buyer', 'Anna Bakker', 'Kan het ook in eiken?')`,
    [values.w, asked.id],
  );
  const proof = { vat_number: '1', reply: { name: 'Bakker BV' } };
  await pool.query(
    `insert into vat_rechecks (website_id, order_id, state, proof) values ($1, $2, 'valid', $3)`,
    [values.w, before.id, proof],
  );
  for (const { id } of [kept, before])
    await pool.query(
      `insert into peppol_documents (website_id, invoice_id, order_id, scheme, participant, state, reason)
      values ($1, $2, $2, '9930', 'DE-Bakker', $3, 'Bakker BV weigert')`,
      [values.w, id, id === kept.id ? 'delivered' : 'refused'],
    );
  await pool.query(
    `insert into vat_corrections (website_id, order_id, round, vat, member_name) values ($1, $2, 2, $3, 'M')`,
    [values.w, before.id, { category: 'K', proof }],
  );
  for (const { id } of [kept, before])
    await pool.query(
      `insert into withdrawals (website_id, order_id, id, name, lines, state, reason)
      values ($1, $2, 'w1', 'Anna Bakker', '[]', 'refused', 'Mevrouw Bakker belde op 06-1234')`,
      [values.w, id],
    );
  const cart = 'c'.repeat(26);
  await pool.query(
    `insert into carts (website_id, id, customer, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
    [values.w, cart, JSON.stringify(anna)],
  );
  await pool.query(
    `insert into idempotency_keys (website_id, scope, key, request_hash, reply, expires_at)
    values ($1, $2, 'k', 'h', $3, now() + interval '1 day')`,
    [values.w, `add-to-cart:${cart}`, JSON.stringify({ users: anna })],
  );
  await pool.query(
    `insert into discounts (website_id, id, title, kind, value, emails)
    values ($1, 'd1', 'Voor haar', 'percentage', 1000, array[$2]), ($1, 'd2', 'Voor hen', 'percentage', 1000, array[$2, 'ander@x.nl'])`,
    [values.w, EMAIL],
  );
  await pool.query(
    `insert into discount_uses (website_id, discount_id, order_id, email) values ($1, 'd1', $2, $3)`,
    [values.w, kept.id, EMAIL],
  );
  await pool.query(`insert into order_views (website_id, id, name, search) values ($1, 'v1', 'Haar', $2)`, [
    values.w,
    { query: EMAIL, from: '', until: '', sort: 'date', descending: true },
  ]);
  const audit = (id: string, subject: string, action: string, after: object) =>
    pool.query(
      `insert into audit_events
        (website_id, id, change_id, member_id, member_name, subject_kind, subject_id, action, before, after)
      values ($1, $2, $2, 'm', 'M', 'order', $3, $4, null, $5)`,
      [values.w, id, subject, action, after],
    );
  await audit('a1', kept.id, 'address_changed', { invoice_lastname: 'Bakker' });
  await pool.query(
    `insert into audit_events
      (website_id, id, change_id, member_id, member_name, subject_kind, subject_id, action, before, after)
    values ($1, 'a3', 'a3', '', 'Anna Bakker', 'order', $2, 'quote_accepted', null, '{"name": "Anna Bakker", "offer": 1}')`,
    [values.w, asked.id],
  );
  await audit('a4', kept.id, 'withdrawal_refused', { reason: 'Mevrouw Bakker belde op 06-1234' });
  await audit('a2', kept.id, 'mail_resent', { recipient: 'Anna@Voorbeeld.nl', subject: 'Bestelling' });
  const id = await idOf(EMAIL);
  await api.call('addCustomerNote', { ...ids, id, note_id: 'note-1', text: 'Anna Bakker wil bellen' });
  return { id, kept, before, asked, unpaid };
}

const everything = await everythingAbout();
const erase = (email = EMAIL) => api.call('eraseCustomer', { ...ids, id: everything.id, email });

it('knows every table of a website: it holds something of the person here, or nothing of anybody', async () => {
  const { rows } = await pool.query<{ name: string }>(`
    select distinct c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = 'website_id'`);
  const marked = new Set((await columnsWith([EMAIL, 'bakker'])).map((column) => column.split('.')[0]));
  const nobody = Object.values(tablesOfNobody).flat();
  const unknown = rows.map(({ name }) => name).filter((name) => !marked.has(name) && !nobody.includes(name));
  expect(unknown.toSorted(), 'a table that no erasure knows').toEqual([]);
  expect(nobody.filter((name) => marked.has(name))).toEqual([]);
});

it('gives a person all that is stored of them', async () => {
  const parts: string[] = [];
  let cursor = '';
  do {
    const { body } = await api.call('collectPersonalData', { ...ids, id: everything.id, cursor });
    parts.push(JSON.stringify(body));
    cursor = body.next;
  } while (cursor !== '');
  const all = parts.join('');
  for (const said of [
    everything.kept.number,
    everything.asked.number,
    'Anna Bakker belde',
    'Anna Bakker wil bellen',
    'Kan het ook in eiken?',
    'Mevrouw Bakker belde op 06-1234',
    'Beste mevrouw Bakker',
    '"attachments":[]',
    'Gravure',
    'Voor haar',
    'Kerkstraat',
  ])
    expect(all, said).toContain(said);
});

it('says what would go and stay, and erases nothing while an order is open or the address is another one', async () => {
  const open = await order({ status: 'placed', sent: 'none' });
  const preview = await api.call('getErasure', { ...ids, id: everything.id });
  expect(preview.body).toEqual({
    open_orders: 1,
    kept_orders: 2,
    kept_until: UNTIL,
    anonymous_orders: 2,
    quotes: 1,
    submissions: 1,
    files: 1,
    notes: 2,
    mails: 4,
    carts: 1,
  });
  const refused = await erase();
  expect(refused.body.errors.email[0]).toContain('Er is nog 1 bestelling die niet is afgerond.');
  await pool.query(`update orders set status = 'completed', sent = 'all' where id = $1`, [open.id]);
  const other = await erase('anders@x.nl');
  expect(other.body).toMatchObject({ errors: { email: ['Dit is niet het e-mailadres van deze klant.'] } });
  await pool.query('delete from orders where id = $1', [open.id]);
  expect(await columnsWith([EMAIL])).toEqual(
    expect.arrayContaining(['audit_events.after', 'carts.customer', 'customers.email', 'discounts.emails']),
  );
});

it('erases a person from every column of the website but the orders that the books need, once', async () => {
  const [one, other] = await Promise.all([erase(), erase()]);
  expect(one.body).toEqual({ kept_orders: 1, kept_until: UNTIL });
  expect(other.body).toEqual(one.body);
  const offered = await pool.query(`select state from files where key = 'assets/tekening.pdf'`);
  expect(offered.rows).toEqual([{ state: 'leaving' }]);
  // The sentence of somebody else names a longer address.
  await pool.query(`update form_submissions set answers = '{}', words = '' where email = 'ander@x.nl'
    and answers ->> 'bericht' = 'Stuur het naar , niet naar xanna@voorbeeld.nl.'`);
  expect(await columnsWith([EMAIL, '06-1234', '0612345678'])).toEqual([]);
  await pool.query('delete from orders where id = $1', [everything.kept.id]);
  // The chain of proofs keeps what an order in the books relied on.
  expect(await columnsWith(['bakker', 'kerkstraat', '8911'])).toEqual(['vat_proofs.subject']);
  const { rows } = await pool.query(
    `select order_id from vat_proofs where subject is not null and order_id = any ($1)`,
    [[everything.kept.id, everything.before.id, everything.unpaid.id]],
  );
  expect(rows).toEqual([{ order_id: everything.kept.id }]);
});

it('leaves what is ordered at the same moment to be handled first', async () => {
  const email = 'bram@voorbeeld.nl';
  const customer = { ...anna, invoice_email: email };
  await order({ customer });
  const id = await idOf(email);
  const buyer = await pool.connect();
  try {
    await buyer.query('begin');
    await buyer.query(
      `insert into orders (website_id, id, token, number, cart_id, email, customer, snapshot, payment_method,
        total_excl_tax, total_tax, total_incl_tax)
      values ($1, 'meanwhile', 'meanwhile', 'M1', 'meanwhile', $2, $3, '{}', 'wire', 100, 21, 121)`,
      [websiteId, email, JSON.stringify(customer)],
    );
    const erasing = api.call('eraseCustomer', { ...ids, id, email });
    await expect
      .poll(
        async () =>
          (await pool.query(`select from pg_stat_activity where wait_event_type = 'Lock'`)).rowCount,
      )
      .toBeGreaterThan(0);
    await buyer.query('commit');
    expect((await erasing).body.code).toBe('conflict');
  } finally {
    buyer.release(true);
  }
  const { rows } = await pool.query(`select email from customers where id = $1`, [id]);
  expect(rows).toEqual([{ email }]);
});

it('leaves files to the sweeper, ends a discount for nobody else, and says what is left', async () => {
  const { rows: files } = await pool.query(`select state from files where key = 'k1'`);
  expect(files).toEqual([{ state: 'leaving' }]);
  const { rows: discounts } = await pool.query('select emails, is_active from discounts order by id');
  expect(discounts).toEqual([
    { emails: [], is_active: false },
    { emails: ['ander@x.nl'], is_active: true },
  ]);
  const page = await api.call('getCustomer', { ...ids, id: everything.id });
  expect(page.body).toMatchObject({
    customer: { email: '', name: '' },
    notes: [],
    erased: { kept_orders: 1, kept_until: UNTIL },
  });
  const { rows: events } = await pool.query(`select after from audit_events where action = 'erased'`);
  expect(events).toHaveLength(1);
  expect(events[0].after).toMatchObject({ kept_orders: 1, orders: 2, quotes: 1, submissions: 1, files: 1 });
  const note = await api.call('addCustomerNote', { ...ids, id: everything.id, note_id: 'note-2', text: 'x' });
  expect(note.status).toBe(422);
});

it('a new order of the same address makes a new customer', async () => {
  await order();
  const id = await idOf(EMAIL);
  expect(id).not.toBe('');
  expect(id).not.toBe(everything.id);
});
