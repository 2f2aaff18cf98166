import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/create-empty-database.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

const before = migrations.filter(({ name }) => name < '0027');

it('gives the rate of each product and shipping method a class, per website', async () => {
  const address = await createEmptyDatabase();
  await migrate(address('etalage_owner'), before);
  const db = openDatabase(address('postgres'), { maxConnections: 1 });
  const used: Record<string, number[]> = { a: [2100, 900, 0, 600, 550], b: [0] };
  for (const [site, rates] of Object.entries(used)) {
    await db.pool.query(`insert into websites (id, slug, name) values ($1, $1, $1)`, [site]);
    await db.pool.query(
      `insert into products (website_id, id, title, url, price_cents, vat_rate_bp)
       select $1, 'p' || rate, 'Stoel', '/p' || rate, 100, rate from unnest($2::int[]) rate`,
      [site, rates],
    );
    await db.pool.query(
      `insert into shipping_methods (website_id, id, title, vat_rate_bp, rules)
       values ($1, 'eigen', 'Eigen', 700, '[]'), ($1, 'volgt', 'Volgt', null, '[]')`,
      [site],
    );
  }
  await migrate(address('etalage_owner'), migrations);
  const classes = await db.pool.query(
    `select website_id as site, id, name, rate_bp as rate, category from vat_classes order by 1, position`,
  );
  const referring = await db.pool.query(
    `select website_id as site, id, vat_class_id as class from products
     union all select website_id, id, vat_class_id from shipping_methods order by 1, 2`,
  );
  const newProduct = await db.pool.query(
    `insert into products (website_id, id, title, url, price_cents) values ('b', 'x', 'Kruk', '/x', 1)
     returning vat_class_id as class`,
  );
  const wrong = await Promise.allSettled(
    [`'S', 0`, `'E', 900`, `'K', 0`].map((values) =>
      db.pool.query(
        `insert into vat_classes (website_id, id, name, category, rate_bp) values ('b', 'y', 'Y', ${values})`,
      ),
    ),
  );
  const inUse = db.pool.query(`delete from vat_classes where website_id = 'b' and id = 'zero'`);
  await expect(inUse).rejects.toThrow('violates foreign key constraint');
  await db.pool.query(`delete from websites`);
  const left = await db.pool.query('select from vat_classes union all select from products');
  await db.close();

  const standard = (site: string) => [
    { site, id: 'high', name: 'Hoog tarief', rate: 2100, category: 'S' },
    { site, id: 'low', name: 'Laag tarief', rate: 900, category: 'S' },
    { site, id: 'zero', name: 'Nultarief', rate: 0, category: 'Z' },
    { site, id: 'exempt', name: 'Vrijgesteld', rate: 0, category: 'E' },
  ];
  const own = (site: string, rate: number, name: string) => [
    { site, id: `rate-${rate}`, name, rate, category: 'S' },
  ];
  expect(classes.rows).toEqual([
    ...standard('a'),
    ...own('a', 700, '7%'),
    ...own('a', 600, '6%'),
    ...own('a', 550, '5,5%'),
    ...standard('b'),
    ...own('b', 700, '7%'),
  ]);
  expect(referring.rows).toEqual([
    { site: 'a', id: 'eigen', class: 'rate-700' },
    { site: 'a', id: 'p0', class: 'zero' },
    { site: 'a', id: 'p2100', class: 'high' },
    { site: 'a', id: 'p550', class: 'rate-550' },
    { site: 'a', id: 'p600', class: 'rate-600' },
    { site: 'a', id: 'p900', class: 'low' },
    { site: 'a', id: 'volgt', class: null },
    { site: 'b', id: 'eigen', class: 'rate-700' },
    { site: 'b', id: 'p0', class: 'zero' },
    { site: 'b', id: 'volgt', class: null },
  ]);
  expect(newProduct.rows).toEqual([{ class: 'high' }]);
  expect(wrong.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(left.rowCount).toBe(0);
});
