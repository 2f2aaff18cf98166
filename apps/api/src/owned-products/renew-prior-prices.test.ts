import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { renewPriorPrices } from './renew-prior-prices.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const { pool } = database.admin;
const noted = async () => {
  const { rows } = await pool.query(
    `select settings #>> '{modules,webshop,prior_prices_since}' as since from websites where id = 'a'`,
  );
  return (rows as { since: string | null }[])[0]!.since;
};
const sweep = (moment: string) => renewPriorPrices({ db: database.app, now: () => new Date(moment) }, a);

it('notes a sale once it began three months ago in the Netherlands', async () => {
  await pool.query(`update websites set settings = '{"modules":{"webshop":{}}}' where id = 'a'`);
  await pool.query(
    `insert into price_history (website_id, product_id, at, price_cents, sale_price_cents) values
       ('a', 'p', '2026-01-10T00:00:00Z', 100, null), ('a', 'p', '2026-01-15T22:00:00Z', 100, 90)`,
  );
  await sweep('2026-04-14T21:59:00Z');
  expect(await noted()).toBeNull();
  await sweep('2026-04-14T22:01:00Z');
  expect(await noted()).toContain('2026-01-15');
});
