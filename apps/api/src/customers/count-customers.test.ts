import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { anna, customerFixture } from './testing/customer-fixture.ts';

const database = await createTestDatabase();
const { order, quote, submission, customers } = await customerFixture(database);
const { pool } = database.admin;

const person = (index: number, more: object = {}) => ({
  ...anna,
  invoice_email: `p${index}@x.nl`,
  invoice_firstname: `P${index}`,
  ...more,
});

/** Numbers that look random and are the same in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** What the orders, quote requests and submissions say, read without what counts customers. */
async function counted() {
  const { rows } = await pool.query(`
    select email, sum(orders)::int as orders, sum(quotes)::int as quotes, sum(submissions)::int as submissions,
      sum(turnover)::bigint as turnover, min(at) as first_seen_at, max(at) as last_seen_at,
      coalesce((array_agg(name order by is_purchase desc, at desc) filter (where name <> ''))[1], '') as name
    from (
      select email, 1 as orders, 0 as quotes, 0 as submissions, created_at as at, 1 as is_purchase,
        customer ->> 'invoice_firstname' || ' ' || (customer ->> 'invoice_lastname') as name,
        case when payment_status = 'paid' and not is_test then total_excl_tax
          - coalesce((select sum(r.amount) from refunds r join payment_attempts p on p.id = r.payment_id
            where r.order_id = orders.id and r.state <> 'failed' and not p.is_test), 0)
          else 0 end as turnover
      from orders where website_id = 'wa'
      union all select email, 0, 1, 0, created_at, 1,
        customer ->> 'invoice_firstname' || ' ' || (customer ->> 'invoice_lastname'), 0
      from quotes where website_id = 'wa'
      union all select email, 0, 0, 1, created_at, 0, person, 0 from form_submissions where website_id = 'wa') all_of_them
    where email <> '' group by email order by email`);
  return rows.map((row) => ({ ...row, turnover: Number(row.turnover) }));
}

/** Pays back cents of an order that was paid, at a rate of 0%; a number of them that 3 divides was only a test. */
async function refund(orderId = '', cents: number) {
  const { rowCount } = await pool.query(
    `insert into payment_attempts (website_id, id, order_id, number, method, amount, currency, is_test)
     select 'wa', 'pay-' || id, id, 1, 'ideal', 100000, 'EUR', $2 from orders
     where id = $1 and payment_status = 'paid' and not is_test on conflict do nothing returning id`,
    [orderId, cents % 3 === 0],
  );
  if (!rowCount) return;
  const split = { amount: cents, lines: [], shipping: [], free: cents };
  await pool.query(
    `insert into refunds (website_id, id, order_id, payment_id, kind, by_hand, amount, split, restock, reason,
       member_name, state)
     values ('wa', 'back-' || $1::text, $1, 'pay-' || $1::text, 'order', false, $2, $3, '[]', '', '', 'done')`,
    [orderId, cents, JSON.stringify({ ...split, rates: [{ vat: 'Z:0', gross: cents, tax: 0 }] })],
  );
}

async function stored() {
  return (await customers()).map(
    ({ email, orders, quotes, submissions, turnover, first_seen_at, last_seen_at, name }) => ({
      email,
      orders,
      quotes,
      submissions,
      turnover: Number(turnover),
      first_seen_at,
      last_seen_at,
      name,
    }),
  );
}

it('the sums of customers are what orders, quote requests and submissions say, whatever happens to them', async () => {
  const pick = numbers(7);
  let minutes = 0;
  const next = () => new Date(Date.UTC(2026, 0, 1, 0, (minutes += 1)));
  const some = async (table: string) =>
    (await pool.query(`select id from ${table} where website_id = 'wa' order by id`)).rows.at(pick(20))
      ?.id as string | undefined;
  const steps = [
    () => order({ customer: person(pick(4)), at: next(), total: 1000 + pick(5000) }),
    () =>
      order({ customer: person(pick(4)), at: next(), payment_status: '', status: 'placed', sent: 'none' }),
    () => quote({ customer: person(pick(4)), at: next() }),
    () => submission(`P${pick(6)}@X.nl`, { naam: `Naam ${pick(9)}` }, next()),
    async () =>
      pool.query(`update orders set payment_status = 'paid' where id = $1`, [(await some('orders')) ?? '']),
    async () =>
      pool.query(`update orders set status = 'cancelled' where id = $1`, [(await some('orders')) ?? '']),
    async () =>
      pool.query(
        `update orders set is_test = true where id = $1 and not exists (
        select from refunds where order_id = orders.id)`,
        [(await some('orders')) ?? ''],
      ),
    async () => refund(await some('orders'), 1 + pick(500)),
    async () =>
      pool.query(`update refunds set state = 'failed' where id = $1`, [(await some('refunds')) ?? '']),
    async () => {
      const customer = person(pick(4), { invoice_lastname: `L${pick(9)}` });
      const id = (await some('orders')) ?? '';
      return pool.query('update orders set email = $1, customer = $2 where id = $3', [
        customer.invoice_email,
        JSON.stringify(customer),
        id,
      ]);
    },
    async () =>
      pool.query('delete from form_submissions where id = $1', [(await some('form_submissions')) ?? '']),
    async () => pool.query('delete from quotes where id = $1', [(await some('quotes')) ?? '']),
  ];
  for (let round = 0; round < 120; round++) {
    await steps[pick(steps.length)]?.();
    if (round % 10 === 9) expect(await stored()).toEqual(await counted());
  }
  expect((await stored()).length).toBeGreaterThan(3);
});

it('a refund of a test takes nothing off the turnover of a customer, also when it is counted anew', async () => {
  await order({ customer: person(80) });
  const { rows } = await pool.query<{ id: string }>(`select id from orders where email = 'p80@x.nl'`);
  await refund(rows[0]?.id, 300);
  const turnover = async () => (await stored()).find(({ email }) => email === 'p80@x.nl')?.turnover;
  expect(await turnover()).toBe(10_000);
  const corrected = JSON.stringify(person(80, { invoice_lastname: 'Anders' }));
  await pool.query(`update orders set customer = $1 where email = 'p80@x.nl'`, [corrected]);
  expect((await stored()).find(({ email }) => email === 'p80@x.nl')?.name).toContain('Anders');
  expect(await turnover()).toBe(10_000);
});

it('two orders at once of a new customer are one customer with both', async () => {
  const customer = person(90);
  await Promise.all([order({ customer }), order({ customer }), submission('p90@x.nl')]);
  expect((await stored()).find(({ email }) => email === 'p90@x.nl')).toMatchObject({
    orders: 2,
    submissions: 1,
    turnover: 20_000,
  });
});

it('who only sent forms is forgotten with the last of these, unless the shop noted something', async () => {
  await submission('weg@x.nl');
  await submission('blijft@x.nl');
  await pool.query(`insert into customer_notes (website_id, id, customer_id, member_id, member_name, text)
    select 'wa', 'n', id, 'm', 'M', 'Belt terug' from customers where email = 'blijft@x.nl'`);
  await pool.query(`delete from form_submissions where email in ('weg@x.nl', 'blijft@x.nl')`);
  const left = (await stored()).map(({ email }) => email);
  expect(left).toContain('blijft@x.nl');
  expect(left).not.toContain('weg@x.nl');
});
