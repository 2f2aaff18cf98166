import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/create-empty-database.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

const before = migrations.filter(({ name }) => name < '0104');

/** A payment of an order with its reports: its status, what was refunded and what the bank took back, in cents. */
type Reported = readonly (readonly [status: string, refunded: number, chargedBack: number])[];
interface Known {
  readonly status?: string;
  readonly website?: string;
  readonly payments: readonly Reported[];
}

const paid = ['paid', 0, 0] as const;
const takenBack: Reported = [paid, ['paid', 0, 40]];

it('owes a part that the bank took back, on every website, unless another payment holds the money', async () => {
  const address = await createEmptyDatabase();
  await migrate(address('etalage_owner'), before);
  const db = openDatabase(address('postgres'), { maxConnections: 1 });
  await db.pool.query(`insert into websites (id, slug, name) values ('a', 'a', 'A'), ('b', 'b', 'B')`);
  const order = async (
    id: string,
    { status = 'partially_refunded', website = 'a', payments }: Known,
  ): Promise<void> => {
    await db.pool.query(
      `insert into orders (website_id, id, token, number, cart_id, email, customer, snapshot, payment_method,
         total_excl_tax, total_tax, total_incl_tax, payment_status)
       values ($1, $2, $2, $2, $2, 'x@x.nl', '{}', '{}', 'ideal', 83, 17, 100, $3)`,
      [website, id, status],
    );
    for (const [at, reports] of payments.entries()) {
      const attempt = `${id}-${at}`;
      await db.pool.query(
        `insert into payment_attempts (website_id, id, order_id, number, method, amount, currency, psp_id)
         values ($1, $2, $3, $4, 'ideal', 100, 'EUR', $2)`,
        [website, attempt, id, at + 1],
      );
      for (const [reported, refunded, chargedBack] of reports)
        await db.pool.query(
          `insert into payment_events (website_id, order_id, attempt_id, status, refunded, charged_back)
           values ($1, $2, $3, $4, $5, $6)`,
          [website, id, attempt, reported, refunded, chargedBack],
        );
    }
  };
  await order('part', { payments: [takenBack] });
  await order('elsewhere', { website: 'b', payments: [takenBack] });
  await order('refunded', { payments: [[paid, ['paid', 40, 0]]] });
  await order('paid again', { payments: [takenBack, [paid]] });
  await order('paid again and all of that refunded', { payments: [takenBack, [paid, ['paid', 100, 0]]] });
  await order('paid again by mistake', { payments: [takenBack, [paid, ['withdrawn', 0, 0]]] });
  await order('in dispute', { status: 'paid', payments: [takenBack] });

  await migrate(address('etalage_owner'), migrations);
  const { rows } = await db.pool.query<{ id: string }>(
    `select id from orders where payment_status = 'charged_back' order by id collate "C"`,
  );
  await db.close();
  expect(rows.map(({ id }) => id)).toEqual([
    'elsewhere',
    'paid again and all of that refunded',
    'paid again by mistake',
    'part',
  ]);
});
