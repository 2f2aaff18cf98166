import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { type DatabaseShape, readTableTypes } from '../testing/read-table-types.ts';

const { admin } = await createTestDatabase();

const KINDS: Readonly<Record<string, string>> = {
  text: 'text',
  tsvector: 'text',
  date: 'text',
  uuid: 'text',
  numeric: 'text',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'time',
  bytea: 'bytes',
  json: 'json',
  jsonb: 'json',
  ARRAY: 'json',
};

/** The migrated database, without its views. */
async function readDatabase(): Promise<DatabaseShape> {
  const { rows } = await admin.pool.query(`
    select c.table_name || '.' || column_name as name, data_type as type, is_nullable = 'YES' as nullable,
           is_nullable = 'YES' or column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as optional
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.table_name <> 'schema_migrations'
    order by 1`);
  return Object.fromEntries(
    rows.map(({ name, type, nullable, optional }) => [
      name,
      { kind: KINDS[type] ?? type, nullable, optional },
    ]),
  );
}

describe('tables.ts', () => {
  it(
    'names the tables and columns of the migrated database, with their types',
    { timeout: 60_000 },
    async () => {
      const inDatabase = await readDatabase();
      expect(Object.keys(inDatabase).length).toBeGreaterThan(10);
      expect(readTableTypes()).toEqual(inDatabase);
    },
  );
});
