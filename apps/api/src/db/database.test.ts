import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { openDatabase } from './database.ts';
import { newId } from './new-id.ts';

const database = await createTestDatabase();

it('leaves no connection open when it is closed, also when only its pool was used, and closes once', async () => {
  const opened = openDatabase(database.addresses.app);
  const { rows } = await opened.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const isConnected = async () => {
    const found = await database.admin.pool.query('select from pg_stat_activity where pid = $1', [
      rows[0]?.pid,
    ]);
    return found.rowCount === 1;
  };
  expect(await isConnected()).toBe(true);
  await Promise.all([opened.close(), opened.close()]);
  await expect.poll(isConnected).toBe(false);
});

it('reads a row by its key through the index, also in a very small table', async () => {
  const website = await database.createWebsite();
  const ids = Array.from({ length: 5 }, () => newId());
  const expires_at = new Date('2030-01-01');
  await database.admin.global
    .insertInto('carts')
    .values(ids.map((id) => ({ website_id: website, id, expires_at })))
    .execute();
  await database.admin.pool.query('analyze carts');
  const { rows } = await database.app.pool.query<{ 'QUERY PLAN': string }>(
    `explain select * from carts where website_id = '${website}' and id = '${ids[0]}'`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Scan using carts_pkey');
});
