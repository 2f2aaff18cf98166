import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/create-empty-database.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

const before = migrations.filter(({ name }) => name < '0018');

it('keeps who has to wait, for accounts and for every website', async () => {
  const address = await createEmptyDatabase();
  await migrate(address('etalage_owner'), before);
  const db = openDatabase(address('postgres'), { maxConnections: 1 });
  for (const site of ['a', 'b'])
    await db.pool.query(`insert into websites (id, slug, name) values ($1, $1, $1)`, [site]);
  const later = '2099-01-01T00:00:00Z';
  await db.pool.query(
    `insert into login_attempts (key_hash, failures, blocked_until) values ('l', 6, '${later}')`,
  );
  for (const table of ['order_email_attempts', 'page_password_attempts'])
    await db.pool.query(
      `insert into ${table} (website_id, key_hash, failures, blocked_until)
       select id, '${table}', 7, '${later}' from websites`,
    );
  await migrate(address('etalage_owner'), migrations);
  const { rows } = await db.pool.query(
    `select website_id, key_hash, failures from failed_attempts where blocked_until = '${later}' order by 2, 1`,
  );
  await db.pool.query(`delete from websites`);
  const left = await db.pool.query('select key_hash from failed_attempts');
  await db.close();
  expect(rows.map(({ website_id, key_hash, failures }) => [website_id, key_hash, failures])).toEqual([
    [null, 'l', 6],
    ['a', 'order_email_attempts', 7],
    ['b', 'order_email_attempts', 7],
    ['a', 'page_password_attempts', 7],
    ['b', 'page_password_attempts', 7],
  ]);
  expect(left.rows).toEqual([{ key_hash: 'l' }]);
});
