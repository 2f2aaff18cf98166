import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { openDatabase } from './database.ts';
import { takeTurns } from './take-turns.ts';
import { withWebsite } from './with-website.ts';

describe('takeTurns', () => {
  it('limits the number of concurrent runs, in the order of the calls', async () => {
    const inTurn = takeTurns(2);
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    const work = (at: number) => async () => {
      begun.push(at);
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return at;
    };
    const all = [0, 1, 2, 3, 4];
    expect(await Promise.all(all.map((at) => inTurn(work(at))))).toEqual(all);
    expect(begun).toEqual(all);
    expect(most).toBe(2);
  });

  it('gives the place of failed work to the next', async () => {
    const inTurn = takeTurns(1);
    const failing = inTurn(() => Promise.reject(new Error('fault')));
    const next = inTurn(async () => 'next');
    await expect(failing).rejects.toThrow('fault');
    expect(await next).toBe('next');
  });
});

describe('transactions of more visitors than there are connections', () => {
  it('wait in the queue for longer than the connection timeout', async () => {
    const database = await createTestDatabase();
    const website = await database.createWebsite();
    const db = openDatabase(database.addresses.app, { maxConnections: 1, connectMilliseconds: 2_000 });
    // The queue takes longer than the timeout of the pool: none of them may be refused.
    const slow = () =>
      withWebsite(db, website, (tx) =>
        tx
          .selectFrom('websites')
          .select(({ fn, val }) => fn<string>('pg_sleep', [val(0.8)]).as('slept'))
          .execute(),
      );
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, slow));
    await db.close();
    expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'fulfilled'));
  });
});
