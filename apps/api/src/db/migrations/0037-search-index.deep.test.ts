import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/create-empty-database.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

/** The plan that is kept for all words. */
const RANKED = `explain (generic_plan) select * from search_ranked(
  $1, $2::tsquery, null, $3::tsquery, $4::integer, null, null, null, null, null, null, $5::integer)`;

it.each([
  ['kru', ['kru'], `'kruk' | 'kruk/bar' | 'kru'`],
  ['kruk', ['kruk'], `'kruk' | 'kruk/bar'`],
  ['d', ['d'], `'d':* | 'd'`],
  ['da', ['da'], `'da''s' | 'da\\\\z' | 'da'`],
])(
  'looks up what begins with "%s" as the words of the website, whatever signs they have',
  async (typed, stems, query) => {
    const address = await createEmptyDatabase();
    await migrate(address('etalage_owner'), migrations);
    const db = openDatabase(address('postgres'), { maxConnections: 1 });
    await db.pool.query(`insert into websites (id, slug, name) values ('a', 'a', 'a')`);
    await db.pool.query(
      `insert into search_vocabulary (website_id, word, is_word) select 'a', word, true from unnest($1::text[]) as word`,
      [['kruk', 'kruk/bar', "da's", 'da\\z', 'tafel']],
    );
    const { rows } = await db.pool.query(`select search_begins('a', $1, $2)::text as query`, [typed, stems]);
    expect(rows).toEqual([{ query }]);
    await db.close();
  },
);

it('finds words by their index in a small website among others', async () => {
  const address = await createEmptyDatabase();
  await migrate(address('etalage_owner'), migrations);
  const db = openDatabase(address('postgres'), { maxConnections: 1 });
  for (const site of ['a', 'b', 'c']) {
    await db.pool.query(`insert into websites (id, slug, name) values ($1, $1, $1)`, [site]);
    await db.pool.query(
      `insert into search_documents (website_id, kind, id, plain_title, words, price_cents)
       select $1, 'product', 'p' || i, 't', to_tsvector('simple', 'kruk woord' || i % 10), i from generate_series(1, 1000) i`,
      [site],
    );
  }
  await db.pool.query('vacuum analyze search_documents');
  const { rows } = await db.pool.query(RANKED);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Bitmap Index Scan on search_documents_words');
  expect(plan).not.toMatch(/search_documents_(?!words)/);
  await db.close();
});
