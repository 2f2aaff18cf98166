import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/create-empty-database.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

const before = migrations.filter(({ name }) => name < '0100');
const proof = {
  member_state: 'DE',
  vat_number: '136695976',
  requester: '',
  status: 'valid',
  error_code: '',
  consultation_number: '',
  reply: { name: 'Holz' },
  checked_at: '2026-11-01T10:00:00Z',
};
const unanswered = { status: 'unavailable', proof: { ...proof, status: 'unavailable' } };

it('chains the answers of orders that exist by when they were placed, and asks again about those without one', async () => {
  const address = await createEmptyDatabase();
  await migrate(address('etalage_owner'), before);
  const db = openDatabase(address('postgres'), { maxConnections: 1 });
  await db.pool.query(`insert into websites (id, slug, name) values ('a', 'a', 'A'), ('b', 'b', 'B')`);
  const order = (id: string, vat: object, { website = 'a', email = 'x@x.nl', at = '2026-11-27' } = {}) =>
    db.pool.query(
      `insert into orders (website_id, id, token, number, cart_id, email, customer, snapshot, payment_method,
         total_excl_tax, total_tax, total_incl_tax, created_at)
       values ($4, $1, $1, $1, $1, $5, '{}', $2, 'wire', 200, 30, 230, $3)`,
      [id, { vat }, at, website, email],
    );
  await order('later', { status: 'valid', proof }, { at: '2026-11-28' });
  await order('first', unanswered);
  await order('erased', { status: 'unavailable', proof: null }, { email: '' });
  await order('consumer', { status: 'unchecked', proof: null });
  await order('other', { status: 'valid', proof }, { website: 'b' });
  await migrate(address('etalage_owner'), migrations);
  await order('new', unanswered);
  const { rows: chain } = await db.pool.query<{ row: string }>(
    `select concat_ws(' ', website_id, place, order_id, status, vat_proof_hash(p) = hash) as row
     from vat_proofs p order by website_id, place`,
  );
  const { rows: asked } = await db.pool.query(`select order_id, state from vat_rechecks order by order_id`);
  await db.close();
  expect(chain.map(({ row }) => row)).toEqual([
    'a 1 first unavailable t',
    'a 2 later valid t',
    'a 3 new unavailable t',
    'b 1 other valid t',
  ]);
  expect(asked).toEqual([
    { order_id: 'first', state: 'waiting' },
    { order_id: 'new', state: 'waiting' },
  ]);
});
