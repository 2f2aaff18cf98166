import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/create-empty-database.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

const before = migrations.filter(({ name }) => name < '0092');

it('keeps the prices that products had, and that nobody is asked those of drafts from now on', async () => {
  const address = await createEmptyDatabase();
  await migrate(address('etalage_owner'), before);
  const db = openDatabase(address('postgres'), { maxConnections: 1 });
  await db.pool.query(`insert into websites (id, slug, name) values ('a', 'a', 'A')`);
  await db.pool.query(
    `insert into vat_classes (website_id, id, name, rate_bp, category) values ('a', 'high', 'Hoog', 2100, 'S')`,
  );
  await db.pool.query(
    `insert into products (website_id, id, title, url, price_cents, status, vat_class_id)
     values ('a', 'online', 'O', '/o', 100, 'published', 'high'), ('a', 'concept', 'C', '/c', 100, 'draft', 'high')`,
  );
  await db.pool.query(`update products set price_cents = 90, sale_price_cents = 80 where id = 'online'`);
  await migrate(address('etalage_owner'), migrations);
  const { rows } = await db.pool.query(
    `select product_id as id, price_cents::int as price, sale_price_cents::int as sale, is_public
     from price_history order by product_id desc, id`,
  );
  expect(rows).toEqual([
    { id: 'online', price: 100, sale: null, is_public: true },
    { id: 'online', price: 90, sale: 80, is_public: true },
    { id: 'concept', price: 100, sale: null, is_public: true },
    { id: 'concept', price: 100, sale: null, is_public: false },
  ]);
  await db.close();
});
