import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { notFoundHandlers } from './handlers.ts';
import { missingPaths } from './missing-paths.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, notFoundHandlers, a, b);
const ids = { website_id: a, project_id: a };
const shared = { database, api, otherWebsite: b, startsAnew: true };
const { pool } = database.admin;

const miss = (path: string, count = 1, daysAgo = 0, website = a) =>
  pool.query(
    `insert into not_found_log (website_id, day, path, count, last_seen_at)
     values ($1, current_date - $4::int, $2, $3, now() - $4 * interval '1 day')`,
    [website, path, count, daysAgo],
  );
const request = (more: object = {}) => ({
  ...ids,
  query: '',
  sort: 'count',
  ignored: false,
  offset: 0,
  limit: 100,
  ...more,
});
const report = async (more: object = {}) => (await api.call('listNotFound', request(more))).body;
const paths = async (more: object = {}) =>
  (await report(more)).paths.map(({ path }: { path: string }) => path) as string[];
const ignore = async (given: string[], ignored = true) =>
  (await api.call('ignoreNotFound', { ...ids, paths: given, ignored })).body;

beforeEach(() =>
  pool.query('delete from not_found_log; delete from not_found_ignored; delete from redirects'),
);

let number = 0;
ownerContractCases({ ...shared, endpoint: 'listNotFound', good: async () => request() });
ownerContractCases({
  ...shared,
  endpoint: 'ignoreNotFound',
  good: async () => {
    const path = `/weg-${++number}`;
    await miss(path);
    return { ...ids, paths: [path], ignored: true };
  },
  twice: (_first, second) => expect(second.body).toEqual({ changed: 0 }),
  atOnce: (replies) => expect(replies.filter(({ body }) => body.changed === 1)).toHaveLength(1),
});

describe('the report of missing addresses', () => {
  it('adds up the days of a path, of one website', async () => {
    await miss('/oud', 3);
    await miss('/oud', 4, 5);
    await miss('/oud', 50, 0, b);
    const reply = await report();
    expect(reply).toMatchObject({ paths: [{ path: '/oud', count: 7 }], more: false });
    expect(Date.now() - Date.parse(reply.paths[0].last_seen_at)).toBeLessThan(60_000);
  });

  it('is searched, sorted and paged', async () => {
    await miss('/Kast', 1, 0);
    await miss('/bank', 5, 3);
    await miss('/tafel', 3, 1);
    expect(await paths()).toEqual(['/bank', '/tafel', '/Kast']);
    expect(await paths({ sort: 'newest' })).toEqual(['/Kast', '/tafel', '/bank']);
    expect(await paths({ sort: 'path' })).toHaveLength(3);
    expect(await paths({ query: 'kas' })).toEqual(['/Kast']);
    expect(await report({ limit: 2 })).toMatchObject({ paths: [{}, {}], more: true });
    expect(await report({ limit: 2, offset: 2 })).toMatchObject({ paths: [{ path: '/Kast' }], more: false });
  });

  it('leaves out what is there by now: a redirect, a pattern, a page, a category, a product', async () => {
    for (const path of ['/exact', '/oud/x/y', '/pagina', '/categorie', '/product', '/nog-weg'])
      await miss(path);
    await pool.query(`
      insert into redirects (website_id, from_path, location) values ('a', '/exact', '/x'), ('a', '/oud/*', '/x');
      insert into pages (website_id, id, path, title) values ('a', 'p', '/pagina', 'P'), ('a', 'q', '/nog-weg', 'Concept');
      insert into page_revisions (website_id, page_id, revision, document, published) values ('a', 'p', 1, '{}', true);
      insert into categories (website_id, id, title, url) values ('a', 'c', 'C', '/categorie');
      insert into products (website_id, id, title, url, price_cents, status)
        values ('a', 'r', 'R', '/product', 1, 'published')`);
    expect(await paths()).toEqual(['/nog-weg']);
    await pool.query('delete from redirects');
    expect((await paths()).sort()).toEqual(['/exact', '/nog-weg', '/oud/x/y']);
  });

  it('leaves out ignored addresses until they are shown again, also when they are missed again', async () => {
    await miss('/wp-login.php', 90, 2);
    await miss('/oud');
    expect(await ignore(['/wp-login.php', '/nooit-gemist'])).toEqual({ changed: 1 });
    await miss('/wp-login.php');
    expect(await paths()).toEqual(['/oud']);
    expect(await paths({ ignored: true })).toEqual(['/wp-login.php']);
    expect(await ignore(['/wp-login.php'], false)).toEqual({ changed: 1 });
    expect(await paths()).toEqual(['/wp-login.php', '/oud']);
    const { rows } = await pool.query(
      `select action, member_name from audit_events where subject_kind = 'not_found' and subject_id = '/wp-login.php' order by at`,
    );
    expect(rows).toEqual([
      { action: 'ignored', member_name: 'Naam van owner' },
      { action: 'shown', member_name: 'Naam van owner' },
    ]);
  });

  it(
    'shows the most frequent of 45,000 paths in bounded pages, and looks up only the rows of a page',
    { timeout: 60_000 },
    async () => {
      await pool.query(
        `insert into not_found_log (website_id, day, path, count)
       select 'a', current_date - d, '/scan/' || d || '/' || i, i from generate_series(0, 89) d, generate_series(1, 500) i`,
      );
      await pool.query(
        `insert into redirects (website_id, from_path, location) select 'a', '/r/' || i || '/*', '/x' from generate_series(1, 10000) i`,
      );
      await pool.query('analyze not_found_log; analyze redirects');
      const first = await report({ limit: 25 });
      expect(first.paths.map(({ count }: { count: number }) => count)).toEqual(Array(25).fill(500));
      expect(first.more).toBe(true);
      expect((await report({ limit: 25, offset: 44_990 })).paths).toHaveLength(10);
      expect((await report({ limit: 25, query: '/scan/7/12' })).paths).toHaveLength(11);
      expect((await api.call('listNotFound', request({ limit: 101 }))).status).toBe(422);
      // What is looked up for each row, such as its redirects, is looked up for the rows of the page.
      const input = { ...request({ limit: 25 }), sort: 'count' as const };
      const { rows } = await withWebsite(database.app, a, (tx) =>
        sql<{ 'QUERY PLAN': string }>`explain (analyze, timing off) ${missingPaths(a, input)}`.execute(tx),
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      const looked = [...plan.matchAll(/on redirects r .*loops=(\d+)/g)].map(([, loops]) => Number(loops));
      expect(looked.length).toBeGreaterThan(0);
      expect(Math.max(...looked)).toBeLessThanOrEqual(26);
    },
  );
});
