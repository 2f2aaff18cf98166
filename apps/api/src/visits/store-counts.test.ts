import { expect, it } from 'vitest';
import { SiteCounts } from '../calls/site-counts.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { startCounting } from './start-counting.ts';
import { storeCounts } from './store-counts.ts';

const database = await createTestDatabase();
await database.createWebsite({ id: 'a', host: 'a.test' });
await database.createWebsite({ id: 'b', host: 'b.test' });
const { pool } = database.admin;
const now = new Date('2026-11-27T10:15:00Z');
const visits = async () =>
  (await pool.query('select website_id, hour, visits from visit_counts order by website_id, hour')).rows;
const missed = async () =>
  (await pool.query('select words, count from missed_searches order by words limit 3')).rows;

it('adds to what is stored, and stores nothing for a website that is gone', async () => {
  await pool.query(`insert into visit_counts values ('b', '2026-11-27T10:00Z', 4)`);
  const counts = new SiteCounts();
  for (let turn = 0; turn < 2; turn += 1) {
    counts.addVisit('a', now);
    counts.addVisit('b', now);
    counts.addVisit('gone', now);
    counts.addMissedWords('a', 'Hangmat');
    counts.addMissedWords('gone', 'hangmat');
    await storeCounts(database.app, counts);
  }
  const hour = new Date('2026-11-27T10:00:00Z');
  expect(await visits()).toEqual([
    { website_id: 'a', hour, visits: 2 },
    { website_id: 'b', hour, visits: 6 },
  ]);
  expect(await missed()).toEqual([{ words: 'hangmat', count: 2 }]);
});

it('stores at most five hundred different searches a day', async () => {
  const counts = new SiteCounts();
  for (let number = 100; number < 700; number += 1) counts.addMissedWords('b', `zoek ${number}`);
  await storeCounts(database.app, counts);
  counts.addMissedWords('b', 'nog een');
  counts.addMissedWords('b', 'zoek 100');
  await storeCounts(database.app, counts);
  const { rows } = await pool.query(
    `select count(*)::int as number from missed_searches where website_id = 'b'`,
  );
  expect(rows[0]?.number).toBe(500);
  expect(await missed()).toContainEqual({ words: 'hangmat', count: 2 });
});

it('keeps what could not be stored for the next try, and stores at the end', async () => {
  const counts = new SiteCounts();
  const errors: unknown[] = [];
  await pool.query('alter table visit_counts rename to visit_counts_away');
  counts.addVisit('a', new Date('2026-11-27T11:00:00Z'));
  await expect(storeCounts(database.app, counts)).rejects.toThrow('visit_counts');
  await pool.query('alter table visit_counts_away rename to visit_counts');
  const counting = startCounting({
    db: database.app,
    counts,
    onError: (error) => errors.push(error),
  });
  await counting.stop();
  expect(errors).toEqual([]);
  expect((await visits())[1]).toEqual({ website_id: 'a', hour: new Date('2026-11-27T11:00:00Z'), visits: 1 });
});
