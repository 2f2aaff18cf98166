import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { retryConflicts } from './retry-conflicts.ts';
import { readWebsite } from './with-website.ts';

const database = await createTestDatabase();
const { app, admin } = database;
const a = await database.createWebsite({ name: 'A' });
const b = await database.createWebsite({ name: 'B' });
const websiteOf = (id: string, requested: string) =>
  readWebsite(app, id, (tx) => tx.selectFrom('websites').selectAll().where('id', '=', requested).execute());

describe('preparingPool', () => {
  it('prepares a statement once per connection for all websites, and each sees its own rows', async () => {
    for (let round = 0; round < 20; round++) {
      expect(await websiteOf(a, a)).toMatchObject([{ name: 'A' }]);
      expect(await websiteOf(b, b)).toMatchObject([{ name: 'B' }]);
      expect(await websiteOf(a, b)).toEqual([]);
    }
    const { rows } = await app.pool.query(
      `select statement, generic_plans + custom_plans as runs from pg_prepared_statements where statement like '%"websites"%'`,
    );
    expect(rows).toHaveLength(1);
    expect(Number(rows[0].runs)).toBe(60);
  });

  it('recovers after a migration by another process, at the second attempt', async () => {
    // On several connections.
    await Promise.all(Array.from({ length: 10 }, () => websiteOf(a, a)));
    await admin.pool.query('alter table websites add column extra text');
    const tries: unknown[] = [];
    const read = retryConflicts(async () => {
      tries.push(1);
      return websiteOf(a, a);
    });
    expect(await read).toMatchObject([{ name: 'A', extra: null }]);
    expect(tries).toHaveLength(2);
  });
});
