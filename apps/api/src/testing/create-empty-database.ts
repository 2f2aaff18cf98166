import { afterAll, inject } from 'vitest';
import { type DatabaseAddress, openDatabase } from '../db/database.ts';
import { newId } from '../db/new-id.ts';

/** An empty database on the run's server, owned by `etalage_owner`; dropped after the file's last test. */
export async function createEmptyDatabase(): Promise<
  (user: 'etalage_owner' | 'etalage_app' | 'postgres') => DatabaseAddress
> {
  const server = inject('testServer');
  const database = `empty_${newId()}`;
  const admin = openDatabase({ ...server, database: 'postgres' }, { maxConnections: 1 });
  await admin.pool.query(`create database ${database} owner etalage_owner`);
  afterAll(async () => {
    await admin.pool.query(`drop database ${database} with (force)`);
    await admin.close();
  });
  return (user) => ({ ...server, user, database });
}
