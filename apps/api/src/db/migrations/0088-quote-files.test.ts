import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/create-empty-database.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

it('offers that exist have no files', async () => {
  const address = await createEmptyDatabase();
  const before = migrations.filter(({ name }) => name < '0088');
  await migrate(address('etalage_owner'), before);
  const db = openDatabase(address('postgres'), { maxConnections: 1 });
  await db.pool.query(`insert into websites (id, slug, name) values ('a', 'a', 'A')`);
  await db.pool.query('set session_replication_role = replica');
  await db.pool.query(
    `insert into quote_offers (website_id, quote_id, number, customer, content, snapshot, total_excl_tax, total_tax,
       total_incl_tax, valid_until, saved_at)
     values ('a', 'q', 1, '{}', '{"message": "Dag"}', '{}', 0, 0, 0, '2026-12-01', now())`,
  );
  await migrate(
    address('etalage_owner'),
    migrations.filter(({ name }) => name <= '0088-quote-files'),
  );
  const { rows } = await db.pool.query('select content from quote_offers');
  expect(rows).toEqual([{ content: { message: 'Dag', files: [] } }]);
  await db.close();
});
