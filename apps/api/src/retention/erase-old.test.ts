import { keptFrom, retentionKinds, retentionRules, termsOf } from '@etalage/shop-domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { customerFixture } from '../customers/testing/customer-fixture.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { eraseOld } from './erase-old.ts';
import { retentionSources } from './retention-sources.ts';
import { retentionFixture } from './testing/retention-fixture.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const DAY = 24 * 3_600_000;
const database = await createTestDatabase();
const shop = await customerFixture(database);
const { websiteId, otherWebsite, order, quote, submission } = shop;
const { pool } = database.admin;
const { insert, mail, storing } = retentionFixture(database, shop, NOW);
const sweep = (at = NOW) => eraseOld({ db: database.app, now: () => at }, websiteId);
const count = async (from: string, values: unknown[] = []): Promise<number> =>
  (await pool.query<{ count: number }>(`select count(*)::int as count from ${from}`, values)).rows[0]
    ?.count ?? 0;
const runs = async () =>
  Object.fromEntries(
    (await pool.query(`select kind, erased from retention_runs where website_id = $1`, [websiteId])).rows.map(
      ({ kind, erased }) => [kind, erased],
    ),
  );

const tables = `form_submissions, quote_messages, quote_offers, quotes, carts, orders, withdrawals, customer_notes,
  order_notes, mail_outbox, missed_searches, cookie_consents, vies_checks, audit_events, invitations,
  catalogue_imports, retention_runs, retention_settings, customers, invoices, order_vat, stock_reservations, refunds`;
beforeEach(async () => {
  await pool.query(`truncate ${tables} cascade`);
});

/** Moments just before and at the first day that is kept with the standard term of a kind. */
function momentsOf(kind: (typeof retentionKinds)[number]) {
  const { unit, standard } = retentionRules[kind];
  const from = new Date(`${keptFrom(unit, standard, '2026-11-28')}T06:00:00Z`);
  return { old: new Date(from.getTime() - DAY), kept: from };
}

describe('each kind', () => {
  it.each(retentionKinds)(
    '%s: what is older than its term goes, once, and what is not stays',
    async (kind) => {
      const { old, kept } = momentsOf(kind);
      await storing[kind](old, 'old');
      await storing[kind](kept, 'kept');
      await sweep();
      expect((await runs())[kind]).toBe(1);
      const events = await pool.query(
        `select subject_id, member_name, after from audit_events where subject_kind = 'retention' and subject_id = $1`,
        [kind],
      );
      expect(events.rows).toEqual([{ subject_id: kind, member_name: '', after: { erased: 1 } }]);
      await sweep(new Date(NOW.getTime() + 3_600_000));
      await sweep(new Date('2026-11-28T22:30:00Z'));
      expect((await runs())[kind], 'nothing more on the same day').toBe(1);
      const later = retentionRules[kind].unit === 'years' ? '2028-01-02T12:00:00Z' : '2026-12-01T12:00:00Z';
      await sweep(new Date(later));
      expect((await runs())[kind], 'the other one once its time has come').toBe(1);
    },
  );

  it('have the names and the sources of all kinds', () => {
    expect(Object.keys(retentionSources)).toEqual([...retentionKinds]);
  });
});

describe('purchases', () => {
  const person = async (table: 'orders' | 'quotes', id: string) =>
    (
      await pool.query(
        `select email, customer ->> 'invoice_lastname' as name, status from ${table} where id = $1`,
        [id],
      )
    ).rows[0];
  const long = new Date('2010-03-04T12:00:00Z');

  it('an order under OSS is kept ten years, another seven; then only countries and amounts are left', async () => {
    const under = await order({ at: new Date('2018-06-01T12:00:00Z') });
    const plain = await order({ at: new Date('2018-06-02T12:00:00Z') });
    await pool.query(`delete from order_vat`);
    const vat = { category: 'S', rate: 2100, gross: 1, tax: 1, at: NOW, country: 'BE', is_booked: true };
    await insert('order_vat', { website_id: websiteId, order_id: under.id, destination: 'BE', ...vat });
    await sweep();
    expect(await person('orders', under.id)).toMatchObject({ name: 'Bakker' });
    expect(await person('orders', plain.id)).toEqual({ email: '', name: '', status: 'completed' });
    const { rows } = await pool.query(
      `select customer ->> 'invoice_country' as country, total_incl_tax as total from orders where id = $1`,
      [plain.id],
    );
    expect(rows).toEqual([{ country: 'NL', total: 12_100 }]);
    await sweep(new Date('2029-01-01T12:00:00Z'));
    expect(await person('orders', under.id)).toMatchObject({ name: '' });
  });

  it('what is open stays: to be sent, to be paid, withdrawn from, or being paid back', async () => {
    const unsent = await order({ at: long, status: 'placed', sent: 'none' });
    const owed = await order({ at: long, status: 'placed', payment_status: '', payment_method: 'wire' });
    const back = await order({ at: long });
    await insert('withdrawals', {
      website_id: websiteId,
      order_id: back.id,
      id: 'w',
      name: 'Anna',
      lines: '[]',
      state: 'received',
      created_at: long,
    });
    await sweep();
    for (const { id } of [unsent, owed, back])
      expect(await person('orders', id)).toMatchObject({ name: 'Bakker' });
    expect(await count(`withdrawals where name = 'Anna'`)).toBe(1);
  });

  it('an unpaid order with an invoice or with reserved pieces stays; one whose payment failed is cancelled', async () => {
    const at = new Date('2024-01-01T12:00:00Z');
    const invoiced = await order({ at, status: 'cancelled', payment_status: '' });
    await insert('invoices', {
      website_id: websiteId,
      id: 'i',
      series: 'invoice',
      year: 2024,
      counted: 1,
      number: 'F1',
      kind: 'invoice',
      order_id: invoiced.id,
      round: 1,
      date: at,
      total: 1,
      document: '{"buyer": {"address": {"country": "NL"}}, "lines": []}',
    });
    const failed = await order({ at, status: 'placed', sent: 'none', payment_status: '' });
    await pool.query(`update orders set payment_status = 'expired' where id = $1`, [failed.id]);
    await pool.query(`update orders set sent = 'none'`);
    await sweep();
    expect(await person('orders', invoiced.id)).toMatchObject({ name: 'Bakker' });
    expect(await person('orders', failed.id)).toEqual({ email: '', name: '', status: 'cancelled' });
  });

  it('a quote that can be accepted, was changed lately or became an order stays', async () => {
    const at = new Date('2020-01-01T12:00:00Z');
    const valid = await quote({ at });
    await pool.query(`update quotes set status = 'offered', valid_until = '2026-11-28' where id = $1`, [
      valid.id,
    ]);
    const asked = await quote({ at });
    const message = {
      website_id: websiteId,
      quote_id: asked.id,
      id: 'q',
      author: 'buyer',
      name: 'A',
      text: 'En?',
    };
    await insert('quote_messages', { ...message, created_at: new Date('2026-11-01T12:00:00Z') });
    const accepted = await quote({ at });
    const made = await order({ at: NOW });
    await pool.query(`update orders set quote_id = $2 where id = $1`, [made.id, accepted.id]);
    const gone = await quote({ at });
    await sweep();
    for (const { id } of [valid, asked, accepted])
      expect(await person('quotes', id)).toMatchObject({ name: 'Bakker' });
    expect(await person('quotes', gone.id)).toEqual({ email: '', name: '', status: 'declined' });
  });

  it('who has nothing left is no customer any more', async () => {
    await quote({ at: new Date('2020-01-01T12:00:00Z') });
    expect(await count('customers')).toBe(1);
    await sweep();
    expect(await count('customers')).toBe(0);
  });
});

describe('a run', () => {
  const old = new Date('2020-01-01T12:00:00Z');
  const many = (rows: number) =>
    pool.query(
      `insert into cookie_consents (website_id, id, created_at, given, enabled, offered, url)
       select $1, n::text, '2010-01-01', true, '{}', '{}', '/' from generate_series(1, $2::int) n`,
      [websiteId, rows],
    );

  it('erases a large number in parts, goes on in the next sweep, and says in the end how many', async () => {
    await many(2150);
    await sweep();
    expect(await count('cookie_consents')).toBeGreaterThan(0);
    expect(await count(`retention_runs where kind = 'consents' and finished_at is null`)).toBe(1);
    await sweep();
    expect(await count('cookie_consents')).toBe(0);
    expect((await runs())['consents']).toBe(2150);
    expect(await count(`audit_events where subject_kind = 'retention' and subject_id = 'consents'`)).toBe(1);
  });

  it('takes large things one at a time, and all of them', async () => {
    for (const id of ['one', 'two', 'three']) await storing.imports(old, id);
    await sweep();
    expect(await count('catalogue_imports')).toBe(0);
    expect((await runs())['imports']).toBe(3);
  });

  it('two at once erase each row once', async () => {
    await many(350);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect((await runs())['consents']).toBe(350);
  });

  it('does not wait for a row that somebody has locked', async () => {
    await many(2);
    const other = await pool.connect();
    try {
      await other.query('begin');
      await other.query(`select from cookie_consents where id = '1' for update`);
      await sweep();
      expect(await count('cookie_consents')).toBe(1);
    } finally {
      await other.query('rollback');
      other.release();
    }
    await sweep(new Date(NOW.getTime() + DAY));
    expect(await count('cookie_consents')).toBe(0);
  });

  it('leaves another website alone, and mails that are still to be sent', async () => {
    await insert('cookie_consents', {
      website_id: otherWebsite,
      id: 'x',
      created_at: old,
      given: true,
      enabled: [],
      offered: [],
      url: '/',
    });
    await mail(old, 'waits', 'waiting');
    await sweep();
    expect(await count('cookie_consents')).toBe(1);
    expect(await count('mail_outbox')).toBe(1);
  });

  it('of a website that had no terms waits, but for what was erased before there were any', async () => {
    const begins_at = new Date('2026-12-10T00:00:00Z');
    await insert('retention_settings', { website_id: websiteId, begins_at });
    await submission('piet@x.nl', {}, old);
    await mail(old, 'sent', 'sent');
    await sweep();
    expect([await count('form_submissions'), await count('mail_outbox')]).toEqual([1, 0]);
    await sweep(new Date('2026-12-10T12:00:00Z'));
    expect(await count('form_submissions')).toBe(0);
  });

  it('uses the terms that the owner chose', async () => {
    const terms = JSON.stringify({ ...termsOf({}), submissions: 1 });
    await insert('retention_settings', { website_id: websiteId, terms });
    await submission('piet@x.nl', {}, new Date('2026-10-27T12:00:00Z'));
    await submission('piet@x.nl', {}, new Date('2026-10-29T12:00:00Z'));
    await sweep();
    expect(await count('form_submissions')).toBe(1);
  });
});
