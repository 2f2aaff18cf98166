import { getFigures } from '@etalage/api-contract';
import { findAccount, openReplay, type Replay } from '@etalage/api/replay';
import { createTestDatabase } from '@etalage/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoWebsite } from '../content/demo-websites.ts';
import { findDemoOwner } from '../demo-owner.ts';
import { seedOnce } from '../seed-once.ts';
import { makeYear } from './make-year.ts';
import { openYear } from './open-year.ts';
import { planYear, type YearPlan } from './plan-year.ts';
import { findMark, writeMark, type YearMark } from './year-mark.ts';

const database = await createTestDatabase();
const base = new Date();
const plan = fromPaidOrder(planYear(base, { orders: 20, quotes: 8, forms: 3, searches: 4 }));
const ports = {
  secrets: { seal: (text: string) => text, open: (text: string) => text },
  siteUrl: (host: string) => `http://${host}`,
  dashboardUrl: () => 'http://beheer.test',
};
const log = { warn: () => {}, error: (fields: object) => console.error(fields) };
let replay: Replay;
/** Makes the year from its mark, at most this number of events of it. */
const make = async (most = Infinity) => {
  const mark = (await findMark(database.app, base)) as YearMark;
  let left = most;
  return makeYear(database.app, replay, plan, { mark, isStopped: () => left-- <= 0 });
};
const { global: admin } = database.admin;

/** The plan without what comes before its first order that is paid, so that a run can be cut off in its first event. */
function fromPaidOrder({ events, ...rest }: YearPlan): YearPlan {
  const first = events.findIndex((event) => event.kind === 'ordered' && event.payment === 'paid');
  const left = new Set(events.slice(0, first).map(({ key }) => key));
  return { ...rest, events: events.slice(first).filter(({ key }) => !left.has(key)) };
}
const ordersOf = () =>
  admin
    .selectFrom('orders')
    .selectAll()
    .where('website_id', '=', demoWebsite.id)
    .orderBy('created_at')
    .execute();

beforeAll(async () => {
  await seedOnce(database.app);
  const owner = (await findDemoOwner(database.app)) ?? '';
  const member = await findAccount(database.app, owner);
  if (!member) throw new Error('the demo shop has no owner');
  const { id: websiteId } = demoWebsite;
  const origin = 'http://localhost';
  replay = await openReplay(database.app, { websiteId, member, ports: ports as never, origin, log });
});
afterAll(() => replay.close());

/** Whether a start with these payments would make the year now; it does not begin. */
const opens = async (isEmulated: boolean): Promise<boolean> => {
  const context = { db: database.app, endpoints: { ports: { payments: { isEmulated } } } };
  const year = await openYear(context as never, () => {});
  const other = await openYear(context as never, () => {});
  expect(other, 'two processes make it at once').toBeUndefined();
  await year?.stop();
  return year !== undefined;
};

describe('a year of twenty orders', () => {
  it('is opened by one process, and not where real money is paid', async () => {
    expect(await opens(false)).toBe(false);
    expect(await opens(true)).toBe(true);
  });

  it('goes on after a run that was cut off, without doubles', { timeout: 120_000 }, async () => {
    const cut: Replay = {
      ...replay,
      choose(url, outcome) {
        if (outcome === 'paid') throw new Error('cut off before the payment');
        return replay.choose(url, outcome);
      },
    };
    const cutOff = async () => {
      const mark = (await findMark(database.app, base)) as YearMark;
      const run = makeYear(database.app, cut, plan, { mark, isStopped: () => false });
      await expect(run).rejects.toThrow('cut off before the payment');
      return mark.done;
    };
    // In its first event, and in a later one.
    expect(await cutOff()).toBe(0);
    const third = Math.floor(plan.events.length / 3);
    expect(await make(third)).toEqual({ refused: [], isComplete: false });
    const before = await ordersOf();
    expect(before.length).toBeGreaterThan(3);
    expect(await cutOff()).toBe(third);
    expect(await make()).toEqual({ refused: [], isComplete: true });
    const placed = plan.events.filter(({ kind }) => kind === 'ordered' || kind === 'accepted');
    const after = await ordersOf();
    expect(after.map(({ created_at: at }) => at.getTime())).toEqual(placed.map(({ at }) => at.getTime()));
    expect(after.slice(0, before.length).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    const paid = new Set(
      placed
        .filter((event) => 'payment' in event && ['paid', 'ideal'].includes(event.payment))
        .map(({ at }) => at.getTime()),
    );
    const unpaid = after.filter(
      ({ created_at: at, payment_status: status }) =>
        paid.has(at.getTime()) && !['paid', 'partially_refunded', 'refunded'].includes(status),
    );
    expect(unpaid.map(({ number }) => number)).toEqual([]);
    expect(await findMark(database.app, new Date())).toMatchObject({ isComplete: true });
    expect(await opens(true)).toBe(false);
    // Nor in a shop that sells, and was never given one.
    await admin.deleteFrom('idempotency_keys').where('scope', '=', 'demo-year').execute();
    expect(await opens(true)).toBe(false);
  });

  it('is not begun again by a process that read its mark before another one completed it', async () => {
    const { app } = database;
    const complete = { base: base.toISOString(), done: plan.events.length, isComplete: true };
    await writeMark(app, { ...complete, done: 1, isComplete: false });
    // The other process completes it just before this one holds the shop.
    const pool = new Proxy(app.pool, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (name !== 'connect') return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        return async () => {
          const client = await target.connect();
          const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
          const slow = async (...asked: unknown[]) => {
            await writeMark(app, complete);
            return query(...asked);
          };
          const isHold = (text: unknown) =>
            typeof text === 'string' && text.includes('pg_try_advisory_lock(');
          return Object.assign(client, {
            query: (...asked: unknown[]) => (isHold(asked[0]) ? slow(...asked) : query(...asked)),
          });
        };
      },
    });
    const context = { db: { ...app, pool }, endpoints: { ports: { payments: { isEmulated: true } } } };
    expect(await openYear(context as never, () => {})).toBeUndefined();
    expect(await findMark(app, new Date())).toEqual(complete);
  });

  it('adds up in the overview, the orders and the customers', async () => {
    replay.at(new Date());
    const orders = await ordersOf();
    const received = ['paid', 'partially_refunded', 'refunded', 'charged_back'];
    const counted = orders.filter(
      ({ status, payment_status, payment_method: method }) =>
        received.includes(payment_status) ||
        (status !== 'cancelled' && (method === 'wire' || method === 'pay_on_pickup')),
    );
    expect(orders.filter(({ is_test }) => is_test)).toEqual([]);
    const refunds = await admin.selectFrom('refunds').select('split').execute();
    const rates = refunds.flatMap(({ split }) => split.rates);
    const sold = counted.reduce((sum, { total_excl_tax }) => sum + total_excl_tax, 0);
    const back = rates.reduce((sum, { gross, tax }) => sum + gross - tax, 0);
    expect(refunds.length).toBeGreaterThan(0);
    const { total } = await replay.ask(getFigures, { days: 365 });
    expect(total).toEqual({
      orders: counted.length,
      turnover: sold - back,
      visits: plan.visits.reduce((sum, { visits }) => sum + visits, 0),
    });
    const quotes = plan.events.filter(({ kind }) => kind === 'asked-for-quote').length;
    expect(quotes).toBe(8);
    for (const { total_incl_tax: all, total_excl_tax: net, total_tax: tax } of orders)
      expect(net + tax).toBe(all);
    const customers = await admin.selectFrom('customers').selectAll().execute();
    const emails = new Set(customers.map(({ email }) => email));
    for (const { email } of orders) expect(emails).toContain(email);
  });

  it('leaves no mail to be sent and no shelf below what was counted', async () => {
    const mails = await admin.selectFrom('mail_outbox').select(['status']).execute();
    expect(mails.length).toBeGreaterThan(20);
    expect(new Set(mails.map(({ status }) => status))).toEqual(new Set(['sent']));
    const short = await admin.selectFrom('orders').select('number').where('stock_short', '=', true).execute();
    expect(short).toEqual([]);
  });
});
