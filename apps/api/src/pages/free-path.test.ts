import { beforeEach, describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { countQueries } from '../testing/count-queries.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { freePath } from './free-path.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
await database.createWebsite({ id: 'b', host: 'b.test' });
const { pool } = database.admin;

const use = (website: string, paths: readonly string[]) =>
  pool.query(
    `insert into categories (website_id, id, title, url, position)
     select $1, path, path, path, 0 from unnest($2::text[]) path`,
    [website, paths],
  );
const found = (path: string, reserved?: ReadonlySet<string>) =>
  withWebsite(database.app, a, (tx) => freePath(tx, a, path, reserved));

beforeEach(() => pool.query('delete from categories'));

describe('freePath', () => {
  it.each([
    { used: [], free: '/kruk' },
    { used: ['/kruk'], free: '/kruk-2' },
    { used: ['/kruk', '/kruk-2'], free: '/kruk-3' },
    { used: ['/kruk', '/kruk-2', '/kruk-3', '/kruk-4', '/kruk-5'], free: '/kruk-6' },
    { used: ['/kruk-2'], free: '/kruk' },
  ])('is $free when $used are in use', async ({ used, free }) => {
    await use(a, used);
    await use('b', ['/kruk', '/kruk-2']);
    expect(await found('/kruk')).toBe(free);
  });

  it('is none of those that are reserved', async () => {
    await use(a, ['/kruk']);
    expect(await found('/kruk', new Set(['/kruk-2', '/kruk-3']))).toBe('/kruk-4');
  });

  it.each([
    ['/winkelwagen', '/winkelwagen-2'],
    ['/api', '/api-2'],
    ['/search-lamp', '/1-search-lamp'],
    ['/api/lamp', '/api/lamp'],
  ])('of %s, which the shop or the system uses, is %s', async (path, free) => {
    expect(await found(path)).toBe(free);
  });

  it('takes few statements after three hundred others', async () => {
    await use(
      a,
      Array.from({ length: 300 }, (_, at) => (at === 0 ? '/kruk' : `/kruk-${at + 1}`)),
    );
    let free = '';
    const statements = await countQueries(async () => {
      free = await found('/kruk');
    });
    expect(free).toBe('/kruk-301');
    expect(statements).toBeLessThanOrEqual(16);
  });
});
