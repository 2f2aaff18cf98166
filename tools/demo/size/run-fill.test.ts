import { expect, it } from 'vitest';
import { createTestDatabase } from '@etalage/api/testing';
import { runFill } from './run-fill.ts';

const database = await createTestDatabase();

it('leaves the planner with the sizes of the filled tables, and prints where to look', async () => {
  const { host, port, user, database: name } = database.addresses.owner;
  const env = { DATABASE_URL: `postgres://${user}@localhost:${port}/${name}?host=${host}`, PORT: '4000' };
  const lines: string[] = [];
  const args = '--products 40 --orders 2 --pages 1 --sites 0 --seed 3 --slug cijfers'.split(' ');
  expect(await runFill(args, env, (line) => lines.push(line)), lines.join('\n')).toBe(0);
  expect(lines.at(-1)).toContain('http://cijfers.localhost:4000 ');
  const { rows } = await database.admin.pool.query(
    `select reltuples::int as rows from pg_class where relname = 'products'`,
  );
  expect(rows[0].rows).toBeGreaterThanOrEqual(40);
});
