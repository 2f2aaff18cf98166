import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countQueries, countRoundTrips } from '../testing/count-queries.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { readWebsite, withCommit, withWebsite } from './with-website.ts';

const database = await createTestDatabase();
const { app } = database;
const website = await database.createWebsite({ name: 'Winkel' });
const nameOf = () =>
  readWebsite(app, website, (tx) => tx.selectFrom('websites').select('name').executeTakeFirstOrThrow());

describe('a transaction', () => {
  it('sends statements that are not awaited in one round trip, and the commit with the last write', async () => {
    const work = () =>
      withWebsite(app, website, async (tx) => {
        const [found] = await Promise.all([
          tx.selectFrom('websites').select('name').execute(),
          tx.selectFrom('website_hosts').select('host').execute(),
        ]);
        withCommit(tx, tx.updateTable('websites').set({ name: 'Winkel 2' }).execute());
        return found;
      });
    await work();
    expect(await countQueries(work)).toBe(5);
    expect(await countRoundTrips(work)).toBe(2);
    expect(await nameOf()).toEqual({ name: 'Winkel 2' });
  });

  it('answers statements in the order in which they were sent', async () => {
    const seen = await withWebsite(app, website, async (tx) => {
      const insert = sql`insert into website_hosts (website_id, host) values (${website}, 'a.test')`;
      const [, { rows }] = await Promise.all([
        insert.execute(tx),
        sql<{ host: string }>`select host from website_hosts`.execute(tx),
      ]);
      return rows;
    });
    expect(seen).toEqual([{ host: 'a.test' }]);
  });

  it('rolls back when a write that is sent with the commit is refused, and fails with its error', async () => {
    const work = withWebsite(app, website, async (tx) => {
      withCommit(tx, tx.updateTable('websites').set({ name: 'half' }).execute());
      withCommit(tx, sql`select 1 / 0`.execute(tx));
      return 'done';
    });
    await expect(work).rejects.toMatchObject({ code: '22012' });
    expect(await nameOf()).toEqual({ name: 'Winkel 2' });
  });

  it('fails with the first error, not with the errors that follow from it', async () => {
    const work = withWebsite(app, website, async (tx) => {
      withCommit(tx, sql`select 1 / 0`.execute(tx));
      return tx.selectFrom('websites').select('name').execute();
    });
    await expect(work).rejects.toMatchObject({ code: '22012' });
  });

  it('fails when its connection breaks, and the next one gets another', async () => {
    const end = sql`select pg_terminate_backend(pg_backend_pid())`;
    const broken = withWebsite(app, website, (tx) => Promise.all([end.execute(tx), end.execute(tx)]));
    await expect(broken).rejects.toThrow();
    expect(await nameOf()).toEqual({ name: 'Winkel 2' });
  });

  it('leaves a connection that the next transaction can use', async () => {
    for (let round = 0; round < 20; round++) {
      await expect(withWebsite(app, website, (tx) => sql`select 1 / 0`.execute(tx))).rejects.toThrow();
    }
    expect(await nameOf()).toEqual({ name: 'Winkel 2' });
  });
});
