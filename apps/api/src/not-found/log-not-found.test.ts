import { describe, expect, it } from 'vitest';
import { contractCases } from '../testing/contract-cases.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { MAX_PATHS_PER_DAY } from './log-not-found.handler.ts';
import { notFoundHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const c = await database.createWebsite({ id: 'c', host: 'c.test' });
const api = await startTestApi(database, {}, { handlers: notFoundHandlers });
const log = (url: string, website = a) =>
  api.call('logNotFound', { website_id: website, project_id: website, url }, { host: `${website}.test` });
const countOf = async (path: string, website = a) => {
  const { rows } = await database.admin.pool.query(
    'select count from not_found_log where website_id = $1 and path = $2',
    [website, path],
  );
  return rows[0]?.count;
};

contractCases({
  database,
  api,
  endpoint: 'logNotFound',
  proves: 'API-25',
  good: async () => ({ website_id: a, project_id: a, url: '/weg' }),
  otherWebsite: b,
});

describe('logNotFound', () => {
  it('API-25 counts an address per day and path, in any notation', async () => {
    for (const url of ['/oud', '/oud/', 'https://a.test/oud?x=1', '/oud#deel'])
      expect((await log(url)).body).toEqual({ logged: true });
    expect(await countOf('/oud')).toBe(4);
  });

  it('counts simultaneous calls without losing one', async () => {
    await Promise.all(Array.from({ length: 30 }, () => log('/druk')));
    expect(await countOf('/druk')).toBe(30);
  });

  it(
    'stores a limited number of addresses per day and still counts the known ones',
    { timeout: 60_000 },
    async () => {
      await database.admin.pool.query(
        `insert into not_found_log (website_id, day, path) select 'c', current_date, '/x' || i from generate_series(1, ${MAX_PATHS_PER_DAY - 3}) i`,
      );
      const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => log(`/nieuw-${i}`, c)));
      expect(replies.filter(({ body }) => body.logged)).toHaveLength(3);
      expect((await log('/x1', c)).body).toEqual({ logged: true });
      expect(await countOf('/x1', c)).toBe(2);
    },
  );
});
