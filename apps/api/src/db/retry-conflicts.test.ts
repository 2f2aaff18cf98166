import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { retryConflicts } from './retry-conflicts.ts';
import { withWebsite } from './with-website.ts';

const database = await createTestDatabase();
const failing = (code: string, times: number) => {
  const run = Object.assign(
    async () => {
      if (run.calls++ < times) throw Object.assign(new Error(`failure ${code}`), { code });
      return 'done';
    },
    { calls: 0 },
  );
  return run;
};

describe('retryConflicts', () => {
  it.each(['40001', '40P01'])('retries after %s, with three attempts in total', async (code) => {
    const work = failing(code, 2);
    expect(await retryConflicts(work)).toBe('done');
    expect(work.calls).toBe(3);
    await expect(retryConflicts(failing(code, 3))).rejects.toThrow(`failure ${code}`);
  });

  it('does not retry after any other error', async () => {
    const work = failing('23505', 1);
    await expect(retryConflicts(work)).rejects.toThrow('failure 23505');
    expect(work.calls).toBe(1);
  });

  it('completes two transactions that lock the same rows in opposite order', async () => {
    const website = await database.createWebsite();
    await withWebsite(database.app, website, (tx) =>
      tx
        .insertInto('website_hosts')
        .values(['a.test', 'b.test'].map((host) => ({ website_id: website, host })))
        .execute(),
    );
    const lockInOrder = (hosts: readonly string[]) =>
      retryConflicts(() =>
        withWebsite(database.app, website, async (tx) => {
          for (const host of hosts) {
            await tx
              .selectFrom('website_hosts')
              .select('host')
              .where('host', '=', host)
              .forNoKeyUpdate()
              .execute();
            await sql`select pg_sleep(0.1)`.execute(tx);
          }
          return hosts[0];
        }),
      );
    expect(await Promise.all([lockInOrder(['a.test', 'b.test']), lockInOrder(['b.test', 'a.test'])])).toEqual(
      ['a.test', 'b.test'],
    );
  });
});
