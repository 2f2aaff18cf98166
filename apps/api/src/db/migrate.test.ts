import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createEmptyDatabase } from '../testing/create-empty-database.ts';
import { runNode } from '../testing/run-node.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';

/** Each process costs half a second of processor time, so most of them start in the deep run only. */
const PROCESSES = process.env['ETALAGE_DEEP'] ? 10 : 4;
const names = migrations.map(({ name }) => name);

describe('migrate', () => {
  it(`runs each step once when ${PROCESSES} processes start at the same time`, async () => {
    const address = await createEmptyDatabase();
    const program = join(import.meta.dirname, '../testing/programs/migrate.ts');
    const started = Array.from({ length: PROCESSES }, () =>
      runNode(program, [JSON.stringify(address('etalage_owner'))]),
    );
    const results = await Promise.all(started.map(({ result }) => result));
    expect(results.map(({ code, err }) => ({ code, err }))).toEqual(
      results.map(() => ({ code: 0, err: '' })),
    );
    expect(results.flatMap(({ out }) => JSON.parse(out) as string[])).toEqual(names);
    // Ten programs on two processors take their time.
  }, 120_000);

  it('keeps earlier steps and rolls back the failing one', async () => {
    const address = await createEmptyDatabase();
    const good: Migration = {
      name: '0001-good',
      up: async (db) => void (await sql`create table good ()`.execute(db)),
    };
    const bad: Migration = {
      name: '0002-bad',
      async up(db) {
        await sql`create table half ()`.execute(db);
        await sql`select 1 / 0`.execute(db);
      },
    };
    await expect(migrate(address('etalage_owner'), [good, bad])).rejects.toThrow('division by zero');
    const db = openDatabase(address('postgres'));
    const { rows } = await db.pool.query(
      `select to_regclass('good') is not null as good, to_regclass('half') is not null as half,
              (select array_agg(name) from schema_migrations) as done`,
    );
    await db.close();
    expect(rows).toEqual([{ good: true, half: false, done: ['0001-good'] }]);
    expect(await migrate(address('etalage_owner'), [good])).toEqual({ applied: [] });
  });

  it('has steps with unique names in ascending order', () => {
    expect(names.every((name) => /^\d{4}-[a-z0-9-]+$/.test(name))).toBe(true);
    expect([...new Set(names)].sort()).toEqual(names);
  });
});
