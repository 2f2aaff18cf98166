import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/create-empty-database.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

const before = migrations.filter(({ name }) => name < '0045');

it('gives the menus of every website a moment, also deleted ones, and keeps them apart', async () => {
  const address = await createEmptyDatabase();
  await migrate(address('etalage_owner'), before);
  const db = openDatabase(address('postgres'), { maxConnections: 1 });
  for (const [site, at] of [
    ['a', '2025-01-01T00:00:00Z'],
    ['b', '2025-02-01T00:00:00Z'],
  ])
    await db.pool.query(`insert into websites (id, slug, name, created_at) values ($1, $1, $1, $2)`, [
      site,
      at,
    ]);
  await db.pool.query(`insert into menus (website_id, id, title, deleted_at)
    select site, 'm', 'M', case when site = 'b' then now() end from unnest(array['a', 'b']) site`);
  await migrate(address('etalage_owner'), migrations);
  const { rows } = await db.pool.query(`select website_id, stored_at from menus order by 1`);
  const { rows: forced } = await db.pool.query(
    `select relname from pg_class where relname in ('menus', 'websites') and relforcerowsecurity order by 1`,
  );
  await db.close();
  expect(rows.map(({ website_id, stored_at }) => [website_id, stored_at.toISOString()])).toEqual([
    ['a', '2025-01-01T00:00:00.000Z'],
    ['b', '2025-02-01T00:00:00.000Z'],
  ]);
  expect(forced.map(({ relname }) => relname)).toEqual(['menus', 'websites']);
});
