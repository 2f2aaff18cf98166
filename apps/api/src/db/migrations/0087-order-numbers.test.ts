import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/create-empty-database.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

it('counters of shops that exist go on as before, with the prefixes that they had', async () => {
  const address = await createEmptyDatabase();
  const before = migrations.filter(({ name }) => name < '0087');
  await migrate(address('etalage_owner'), before);
  const db = openDatabase(address('postgres'), { maxConnections: 1 });
  const settings = JSON.stringify({ modules: { webshop: { order_prefix: 'WEB-' } } });
  await db.pool.query(
    `insert into websites (id, slug, name, settings) values ('a', 'a', 'A', $1), ('b', 'b', 'B', $1), ('c', 'c', 'C', '{}')`,
    [settings],
  );
  await db.pool.query(
    `insert into order_counters (website_id, series, last_number)
     values ('a', 'order', 1007), ('a', 'quote', 1003), ('c', 'order', 1002)`,
  );
  const upTo = migrations.filter(({ name }) => name <= '0087-order-numbers');
  await migrate(address('etalage_owner'), upTo);
  const { rows } = await db.pool.query(
    `select website_id as site, series, prefix, digits, last_number::int as last, highest_given::int as given
     from order_counters order by 1, 2`,
  );
  await db.close();
  expect(rows).toEqual([
    { site: 'a', series: 'order', prefix: 'WEB-', digits: 1, last: 1007, given: 1007 },
    { site: 'a', series: 'quote', prefix: 'O', digits: 1, last: 1003, given: 1003 },
    { site: 'b', series: 'order', prefix: 'WEB-', digits: 1, last: 1000, given: 0 },
    { site: 'c', series: 'order', prefix: '', digits: 1, last: 1002, given: 1002 },
  ]);
});
