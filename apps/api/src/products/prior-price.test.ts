import { type PriceRecord, priorPrice } from '@etalage/shop-domain';
import { emptyOption } from '@etalage/shop-domain/schema';
import { dutchMidnight } from '@etalage/texts/format';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { shopFixture } from '../testing/shop-fixture.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const { pool } = database.admin;
const shop = shopFixture(database, a);

const asked = (id: string, daysAgo: number, price: number, sale: number | null = null) =>
  pool.query(
    `insert into price_history (website_id, product_id, at, price_cents, sale_price_cents)
     values ('a', $1, now() - make_interval(days => $2), $3, $4)`,
    [id, daysAgo, price, sale],
  );
const askedAt = (id: string, at: string, price: number, sale: number | null = null) =>
  pool.query(
    `insert into price_history (website_id, product_id, at, price_cents, sale_price_cents)
     values ('a', $1, $2, $3, $4)`,
    [id, at, price, sale],
  );
const change = (id: string, set: string) =>
  pool.query(`update products set ${set} where website_id = 'a' and id = $1`, [id]);
const reduce = (id: string, sale: number) =>
  withWebsite(database.app, a, (tx) =>
    sql`update products set sale_price_cents = ${sale} where website_id = 'a' and id = ${id}`.execute(tx),
  );
const recordOf = async (id: string) => {
  const { rows } = await pool.query<{ record: PriceRecord }>(`select price_record('a', $1) as record`, [id]);
  return rows[0]!.record;
};
const priorOf = async (id: string) => priorPrice(await recordOf(id), dutchMidnight).cents;

const wood = (price_cents: number, title = 'Eiken') => ({
  ...emptyOption,
  title: 'Hout',
  layout: 'select' as const,
  connection_id: 'hout',
  options: [{ title, price_cents }],
});
const variants = (difference_cents: number) =>
  JSON.stringify([
    {
      id: 'v',
      choices: ['Eiken'],
      article_number: '',
      ean: '',
      difference_cents,
      weight_grams: null,
      images: [],
    },
  ]);

describe('the history of the price of a product', () => {
  it('says what visitors were asked, whatever changed it', async () => {
    const id = await shop.product({
      options: [wood(0)],
      variant_options: ['hout'],
      variants: [{ id: 'v', choices: ['Eiken'] }],
    });
    await change(id, `title = 'Andere naam', options = options`);
    await change(id, `status = 'draft'`);
    await change(id, `status = 'published'`);
    await change(id, 'hide_price = true');
    await change(id, `options = '${JSON.stringify([wood(500)])}'`);
    await change(id, `variants = '${variants(250)}'`);
    const { moments } = await recordOf(id);
    expect(
      moments.map(({ is_public, is_repriced, variants: changed }) => [is_public, is_repriced, changed]),
    ).toEqual([
      [true, false, {}],
      [false, false, {}],
      [true, false, {}],
      [false, false, {}],
      [false, true, {}],
      [false, false, { v: { from: 0, to: 250 } }],
    ]);
  });

  it.each([
    ['the price of a choice', [wood(0)], [wood(500)], true],
    ['a choice that costs nothing more', [wood(0)], [wood(0, 'Noten')], false],
    ['a new choice with a price', [], [wood(500)], true],
    ['a choice that is gone', [wood(500)], [], false],
    ['what stands beside it', [wood(500)], [{ ...wood(500), help: 'Anders' }], false],
  ])('tells whether %s makes prices different', async (_, before, after, expected) => {
    const { rows } = await pool.query('select is_repriced($1, $2) as changed', [
      JSON.stringify(before),
      JSON.stringify(after),
    ]);
    expect(rows).toEqual([{ changed: expected }]);
  });

  it('is never changed, also not by the owner of the database', async () => {
    const id = await shop.product();
    await expect(
      pool.query('update price_history set price_cents = 1 where product_id = $1', [id]),
    ).rejects.toThrow('never changed');
  });

  it('stays when its product is deleted', async () => {
    const id = await shop.product();
    await pool.query('delete from products where id = $1', [id]);
    expect((await recordOf(id)).moments).toHaveLength(1);
  });
});

/** Prices of minutes in a row, each dearer than the one before it. */
const rising = (id: string, daysAgo: number, count: number, variants: unknown = {}) =>
  pool.query(
    `insert into price_history (website_id, product_id, at, price_cents, variants, variant_changes)
     select 'a', $1, now() - make_interval(days => $2) + make_interval(mins => number), 9000 + number, $4,
       (select count(*) from jsonb_object_keys($4))
     from generate_series(0, $3 - 1) as number`,
    [id, daysAgo, count, JSON.stringify(variants)],
  );
const compact = (id: string) =>
  withWebsite(database.app, a, (tx) => sql`select compact_price_history('a', ${id})`.execute(tx));
const keptOf = async (id: string) => {
  const { rows } = await pool.query<{ kept: number }>(
    'select count(*)::int as kept from price_history where product_id = $1',
    [id],
  );
  return rows[0]!.kept;
};

describe('a history of many changes', () => {
  it('loses what no reduction can be compared with, and keeps the price before', async () => {
    await asked('veel', 400, 5_000);
    await pool.query(
      `insert into price_history (website_id, product_id, at, price_cents)
       select 'a', 'veel', now() - make_interval(days => 400 - day), 10000 + day % 2 * 100
       from generate_series(1, 280) as day`,
    );
    await asked('veel', 60, 9_000);
    await asked('veel', 50, 10_000);
    const id = await shop.product({ id: 'veel', price_cents: 10_000 });
    await reduce(id, 8_000);
    const { moments } = await recordOf(id);
    expect(moments).toHaveLength(200);
    expect(moments.at(0)?.price_cents).toBeGreaterThan(9_000);
    // It cost 90 euros more than 30 days ago, and 100 since.
    expect(await priorOf(id)).toBe(10_000);
  });

  it('keeps all prices of a reduction that began with many of them', async () => {
    await rising('snel', 10, 300);
    const id = await shop.product({ id: 'snel', price_cents: 9_500 });
    await reduce(id, 8_000);
    expect((await recordOf(id)).moments).toHaveLength(302);
    expect(await priorOf(id)).toBe(9_000);
  });

  it('keeps one of rows that say the same', async () => {
    await asked('zelfde', 90, 10_000);
    await pool.query(
      `insert into price_history (website_id, product_id, at, price_cents, sale_price_cents)
       select 'a', 'zelfde', now() - interval '20 days', 11000 + number, 8000 from generate_series(1, 300) as number`,
    );
    const id = await shop.product({ id: 'zelfde', price_cents: 12_000, sale_price_cents: 8_000 });
    await reduce(id, 7_999);
    expect((await recordOf(id)).moments.length).toBeLessThan(205);
    expect(await priorOf(id)).toBe(10_000);
  });

  it('is read and kept as far as a page can afford, and says so', async () => {
    await rising('druk', 10, 3_000);
    const id = await shop.product({ id: 'druk', price_cents: 20_000 });
    await reduce(id, 8_000);
    const { moments, is_cut } = await recordOf(id);
    expect([moments.length, is_cut]).toEqual([1_000, true]);
    expect(moments.at(-1)?.sale_price_cents).toBe(8_000);
    expect(await keptOf(id)).toBe(2_000);
    // The lowest price of those days, 90 euros, is not among what is read.
    expect(await priorOf(id)).toBeNull();
  });

  it('of many variants is read as far as they can be compared', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, key) => [`v${key}`, { from: 0, to: 1 }]));
    await rising('soorten', 10, 100, many);
    const { moments, is_cut } = await recordOf('soorten');
    // Ten times ten times 500.
    expect([moments.length, is_cut]).toEqual([10, true]);
  });

  it('keeps what was asked in a first hour before 30 days with a day of 25 hours', async () => {
    const clock = [
      ['2026-10-20T20:00Z', 12_000],
      ['2026-10-20T22:10Z', 9_000],
      ['2026-10-20T22:30Z', 12_000],
    ] as const;
    for (const [at, cents] of clock) await askedAt('winter', at, cents);
    await askedAt('winter', '2026-11-20T22:59Z', 12_000, 8_000);
    for (let hour = 1; hour <= 200; hour += 1) {
      const at = new Date(Date.parse('2026-11-21T00:00Z') + hour * 60_000).toISOString();
      await askedAt('winter', at, 12_000 + hour, 8_000);
    }
    await compact('winter');
    expect(await keptOf('winter')).toBe(204);
    expect(await priorOf('winter')).toBe(9_000);
  });
});

it('of another website is not read', async () => {
  const b = await database.createWebsite({ id: 'b', host: 'b.test' });
  await shopFixture(database, b).product({ id: 'vreemd' });
  expect((await recordOf('vreemd')).moments).toEqual([]);
});
