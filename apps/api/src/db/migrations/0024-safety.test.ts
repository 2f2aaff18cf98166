import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/create-empty-database.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

it('marks the payments of the emulator as tests, on every website, also when later steps ran before', async () => {
  const address = await createEmptyDatabase();
  await migrate(
    address('etalage_owner'),
    // 0029 replaces a function of this step, 0085 and 0086 read its column and 0099 and 0107 replace functions of 0085, so
    // they always come after it.
    migrations.filter(({ name }) => !/^(00(24|29|85|86|99)|0107)-/.test(name)),
  );
  const db = openDatabase(address('postgres'), { maxConnections: 1 });
  // The orders of these payments do not matter here.
  await db.pool.query(`set session_replication_role = replica`);
  for (const site of ['a', 'b'])
    for (const kind of ['test', 'real'])
      await db.pool.query(
        `insert into payment_attempts (website_id, id, order_id, number, method, amount, currency, psp_id)
         values ($1, $2, $2, 1, 'ideal', 100, 'EUR', $2)`,
        [site, `${kind}-${site}`],
      );
  for (const site of ['a', 'b'])
    await db.pool.query(
      `insert into payment_emulator_payments (website_id, id, amount, description, redirect_url)
       values ($1, $2, '{}', '', '')`,
      [site, `test-${site}`],
    );
  await migrate(address('etalage_owner'), migrations);
  const { rows } = await db.pool.query('select website_id, id, is_test from payment_attempts order by 1, 2');
  const open = await db.pool.query(`select relname from pg_class where not relforcerowsecurity
    and relname in ('payment_attempts', 'payment_emulator_payments', 'call_counts', 'known_browsers')`);
  await db.close();
  expect(rows).toEqual([
    { website_id: 'a', id: 'real-a', is_test: false },
    { website_id: 'a', id: 'test-a', is_test: true },
    { website_id: 'b', id: 'real-b', is_test: false },
    { website_id: 'b', id: 'test-b', is_test: true },
  ]);
  expect(open.rows).toEqual([]);
});
