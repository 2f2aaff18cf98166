import { expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { attemptKey, countFailure, currentDelay } from './failed-attempts.ts';

const database = await createTestDatabase();
const websiteId = await database.createWebsite();

/** The wait after one more failure of a key with this number of failures. */
async function waitAfter(failures: number, free = 5): Promise<number> {
  const key = attemptKey(`key ${failures}`, free);
  const counter = { websiteId, keys: [key], firstDelay: 15, longestDelay: 900 };
  await database.admin.pool.query(
    'insert into failed_attempts (website_id, key_hash, failures) values ($1, $2, $3)',
    [websiteId, key.hash, failures],
  );
  return withWebsite(database.app, websiteId, async (tx) => {
    await countFailure(tx, counter);
    return (await currentDelay(tx, counter)).delay;
  });
}

it('waits from the last free failure on, twice as long each time, up to the longest wait', async () => {
  const waits = [];
  for (const failures of [3, 4, 5, 6, 9, 10, 20, 5000]) waits.push(await waitAfter(failures));
  expect(waits).toEqual([0, 15, 30, 60, 480, 900, 900, 900]);
});
