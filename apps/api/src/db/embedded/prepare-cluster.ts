import pg from 'pg';
import type { DatabaseAddress } from '../database.ts';

/** Creates the roles and the database of a new cluster; does nothing when they exist. */
export async function prepareCluster(admin: DatabaseAddress): Promise<void> {
  const client = new pg.Client({ ...admin });
  await client.connect();
  try {
    await client.query(`
      do $$ begin
        if not exists (select from pg_roles where rolname = 'etalage_owner') then
          create role etalage_owner login nosuperuser nobypassrls;
        end if;
        if not exists (select from pg_roles where rolname = 'etalage_app') then
          create role etalage_app login nosuperuser nobypassrls;
          grant etalage_app to etalage_owner;
        end if;
      end $$`);
    const found = await client.query(`select from pg_database where datname = 'etalage'`);
    if (found.rowCount === 0) await client.query('create database etalage owner etalage_owner');
  } finally {
    await client.end();
  }
}
