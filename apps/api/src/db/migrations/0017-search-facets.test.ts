import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/create-empty-database.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

const before = migrations.filter(({ name }) => name < '0017');

it('gives the products of every website their place and filter values, which leave with it', async () => {
  const address = await createEmptyDatabase();
  await migrate(address('etalage_owner'), before);
  const db = openDatabase(address('postgres'), { maxConnections: 1 });
  for (const site of ['a', 'b']) {
    await db.pool.query(`insert into websites (id, slug, name) values ($1, $1, $1)`, [site]);
    await db.pool.query(
      `insert into products (website_id, id, title, url, price_cents, position, status) values
        ($1, 'p', 'Stoel', '/p', 1, 7, 'published'), ($1, 'q', 'Kruk', '/q', 1, 8, 'draft')`,
      [site],
    );
    await db.pool.query(
      `insert into product_filter_values (website_id, product_id, key, title, type, value, number) values
        ($1, 'p', 'kleur', 'Kleur', 'list', $1, null), ($1, 'p', 'prijs', 'Prijs', 'range', '12', 12)`,
      [site],
    );
  }
  await migrate(address('etalage_owner'), migrations);
  const { rows } = await db.pool.query(
    `select d.website_id as site, d.id, is_shown, d.position,
       array(select v.value from filter_values v where v.website_id = d.website_id and v.id = any (facets) order by 1) as facets
     from search_documents d order by 1, 2`,
  );
  await db.pool.query(`delete from websites`);
  const left = await db.pool.query('select from search_documents union all select from filter_values');
  await db.close();
  expect(left.rowCount).toBe(0);
  expect(rows).toEqual(
    ['a', 'b'].flatMap((site) => [
      { site, id: 'p', is_shown: true, position: 7, facets: ['', site] },
      { site, id: 'q', is_shown: false, position: 8, facets: [] },
    ]),
  );
});
