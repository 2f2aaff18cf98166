import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/create-empty-database.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

it('who signs in with an app goes on doing so, and an app that was never confirmed is still none', async () => {
  const address = await createEmptyDatabase();
  const before = migrations.filter(({ name }) => name < '0089');
  await migrate(address('etalage_owner'), before);
  const db = openDatabase(address('postgres'), { maxConnections: 1 });
  await db.pool.query(
    `insert into users (id, email, name, password_hash) values ('a', 'a@voorbeeld.nl', 'A', 'x'), ('b', 'b@voorbeeld.nl', 'B', 'x')`,
  );
  await db.pool.query(
    `insert into two_step (user_id, sealed, is_on) values ('a', 's', true), ('b', 's', false)`,
  );
  const upTo = migrations.filter(({ name }) => name <= '0089-passkeys');
  await migrate(address('etalage_owner'), upTo);
  const { rows } = await db.pool.query('select user_id, is_on, has_app from two_step order by 1');
  await db.close();
  expect(rows).toEqual([
    { user_id: 'a', is_on: true, has_app: true },
    { user_id: 'b', is_on: false, has_app: false },
  ]);
});
