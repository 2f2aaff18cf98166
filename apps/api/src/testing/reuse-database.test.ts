import { describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { createTestDatabase } from './create-test-database.ts';
import { hashTables } from './hash-tables.ts';
import { emptyDatabase, schemaMark } from './reuse-database.ts';

const { admin, addresses, createWebsite } = await createTestDatabase();
const atStart = await hashTables(admin);

async function empty(): Promise<boolean> {
  const db = openDatabase(addresses.admin, { maxConnections: 1 });
  const isEmptied = await emptyDatabase(db, inject('templateMark'));
  await db.close();
  return isEmptied;
}

async function numbering(): Promise<unknown[]> {
  const { rows } = await admin.pool.query('select sequencename, last_value from pg_sequences order by 1');
  return rows;
}

describe('a test database', () => {
  it('has the schema of the template and no rows when a file receives it', async () => {
    expect(Object.keys(atStart)).toEqual(['schema_migrations']);
    expect(await schemaMark(admin)).toBe(inject('templateMark'));
  });

  it('is emptied for the next file: rows, numbering and connections', async () => {
    const numberingAtStart = await numbering();
    await createWebsite({ host: 'a.test' });
    await admin.pool.query(`select nextval(oid) from pg_class where relkind = 'S'`);
    expect(await hashTables(admin)).not.toEqual(atStart);
    expect(await numbering()).not.toEqual(numberingAtStart);
    const forgotten = openDatabase(addresses.app, { maxConnections: 1 });
    const pidOf = async () => (await forgotten.pool.query('select pg_backend_pid() as pid')).rows[0].pid;
    const pid = await pidOf();

    expect(await empty()).toBe(true);

    expect(await hashTables(admin)).toEqual(atStart);
    expect(await numbering()).toEqual(numberingAtStart);
    expect(await pidOf()).not.toBe(pid);
    await forgotten.close();
  });

  it.each([
    'drop policy website_hosts_website on website_hosts',
    'alter table websites disable row level security',
    'alter table websites alter column name set default $$ $$',
    'alter table website_hosts drop constraint website_hosts_pkey',
    'revoke select on websites from etalage_app',
    'create schema other',
    'analyze schema_migrations',
  ])('is different from the template after: %s', async (change) => {
    const before = await schemaMark(admin);
    await admin.pool.query(change);
    expect(await schemaMark(admin)).not.toBe(before);
  });

  it('is not emptied when it differs from the template', async () => {
    await createWebsite();
    const tables = await hashTables(admin);
    expect(await empty()).toBe(false);
    expect(await hashTables(admin)).toEqual(tables);
  });
});
