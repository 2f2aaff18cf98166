import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { openDatabase } from './database.ts';

const database = await createTestDatabase();

it('leaves no connection behind when it is closed, also when only its pool was used, and closes once', async () => {
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
