import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ApiError } from './api-error.ts';
import { RateLimiter } from './rate-limiter.ts';

const database = await createTestDatabase();
/** Without memory, so that it notices the time that the tests let pass. */
const limiter = new RateLimiter(database.app, {}, 0);
/** As in another process: it shares only the database. */
const elsewhere = new RateLimiter(database.app, {}, 0);

/** Lets time pass for all counters. */
const pass = (seconds: number) =>
  database.admin.pool.query(`update call_counts set busy_until = busy_until - $1 * interval '1 second'`, [
    seconds,
  ]);
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'allowed',
    (error: unknown) => (error instanceof ApiError ? `${error.code} ${error.retryAfter}` : String(error)),
  );
const order = (from: RateLimiter = limiter) => from.count('createOrder', 'address', 'kantoor');

beforeEach(async () => void (await database.admin.pool.query('delete from call_counts')));

describe('a limit', () => {
  it('allows its number at once, then one more after each part of its time, and names that wait', async () => {
    const hits = [];
    for (let at = 0; at < 10; at++) hits.push(await limiter.hit('create_order_minute', 'a'));
    expect(hits).toEqual(Array.from({ length: 10 }, () => 0));
    expect(await limiter.hit('create_order_minute', 'a')).toBe(6);
    expect(await limiter.hit('create_order_minute', 'b')).toBe(0);
    await pass(4);
    expect(await limiter.hit('create_order_minute', 'a')).toBe(2);
    await pass(2);
    expect(await limiter.hit('create_order_minute', 'a')).toBe(0);
    expect(await limiter.hit('create_order_minute', 'a')).toBe(6);
  });

  it('holds for simultaneous calls to several processes together', async () => {
    const waits = await Promise.all(
      Array.from({ length: 40 }, (_, at) => (at % 2 ? limiter : elsewhere).hit('create_order_minute', 'c')),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });

  it('names the longest wait of an endpoint’s limits, and counts a refused call against none of them', async () => {
    const counted = [];
    for (let minute = 0; minute < 6; minute++) {
      for (let at = 0; at < 10; at++) counted.push(await order());
      await pass(minute < 5 ? 61 : 0);
    }
    expect(counted).toHaveLength(60);
    // 60 per hour is one per minute; of the six minutes five have passed, so there is room for five more.
    await pass(60);
    for (let at = 0; at < 6; at++) await order();
    expect(await refusal(order())).toMatch(/^rate_limited (5\d|60)$/);
    expect(await refusal(order(elsewhere))).toMatch(/^rate_limited (5\d|60)$/);
  });

  it('asks the database once about a caller who goes on after a refusal', async () => {
    const remembering = new RateLimiter(database.app);
    const waits = [];
    for (let at = 0; at < 12; at++) waits.push(await remembering.hit('create_order_minute', 'door'));
    expect(waits.slice(10)).toEqual([6, 6]);
    await database.admin.pool.query('delete from call_counts');
    // The counter is empty now: only the memory of this process still refuses.
    expect(await remembering.hit('create_order_minute', 'door')).toBe(6);
    expect(await elsewhere.hit('create_order_minute', 'door')).toBe(0);
  });

  it('takes back calls that came to nothing', async () => {
    for (let at = 0; at < 30; at++) await limiter.takeBack(await order());
    const after = await Promise.all(Array.from({ length: 12 }, () => refusal(order())));
    expect(after.filter((outcome) => outcome === 'allowed')).toHaveLength(10);
  });

  it('keeps no address in the database, and forgets counters that are over', async () => {
    await limiter.hit('search', '203.0.113.7');
    const { rows } = await database.admin.pool.query('select t::text as row from call_counts t');
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toContain('203.0.113');
    await database.app.pool.query('select forget_calls()');
    expect((await database.admin.pool.query('select from call_counts')).rowCount).toBe(1);
    await pass(120);
    await database.app.pool.query('select forget_calls()');
    expect((await database.admin.pool.query('select from call_counts')).rowCount).toBe(0);
  });
});
