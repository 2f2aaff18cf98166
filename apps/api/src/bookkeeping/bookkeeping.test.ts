import {
  askedForAll,
  centsFromEuros,
  refundOf,
  remainderOf,
  type RefundSplit,
  type TotalsLine,
  type TotalsSettings,
  type TotalsVat,
} from '@etalage/shop-domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { bookedFixture, type Line } from './testing/booked-fixture.ts';

const database = await createTestDatabase();
const { otherWebsite, pool, order, payment, refund, books, lines, payments } = await bookedFixture(database);

const standard = (rate: number) => ({ category: 'S' as const, rate });
const someLines: fc.Arbitrary<TotalsLine[]> = fc
  .array(
    fc.record({
      unit: fc.integer({ min: 0, max: 50_000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      vat_class: fc.constantFrom<TotalsLine['vat_class']>(standard(900), standard(2100), {
        category: 'Z',
        rate: 0,
      }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((all) => all.map((line, at): TotalsLine => ({ ...line, id: `line-${at}`, type: 'checkout' })));
const someSettings: fc.Arbitrary<TotalsSettings> = fc.record({
  priceMode: fc.constantFrom('gross' as const, 'net' as const),
  shipping: fc.option(fc.record({ amount: fc.integer({ min: 0, max: 2000 }) })),
  discounts: fc.array(fc.record({ id: fc.constant('d'), amount: fc.integer({ min: 0, max: 20_000 }) }), {
    maxLength: 1,
  }),
  vat: fc.constantFrom<TotalsVat[]>(
    { category: 'S' },
    { category: 'K' },
    { category: 'S', destination_rates: { 2100: 1900, 900: 1900 } },
  ),
});
const someOrder = fc.record({
  lines: someLines,
  settings: someSettings,
  country: fc.constantFrom('NL', 'DE'),
  /** Amounts that are paid back, one after the other; 0 is all that is left. */
  refunds: fc.array(fc.constantFrom(0, 1, 333, 5000), { maxLength: 3 }),
});

const cents = (euros: number) => centsFromEuros(euros) ?? Number.NaN;
const keyOf = ({ category, rate }: Line) => `${category}:${rate}`;
/** Sums in cents by a key of the lines. */
function sumsBy(all: readonly Line[], key: (line: Line) => string): Record<string, number[]> {
  const sums: Record<string, number[]> = {};
  for (const line of all) {
    const [net = 0, tax = 0, gross = 0] = sums[key(line)] ?? [];
    sums[key(line)] = [net + cents(line.net), tax + cents(line.tax), gross + cents(line.gross)];
  }
  return sums;
}
const sumsOf = (amounts: Pick<Line, 'net' | 'tax' | 'gross'>) =>
  [amounts.net, amounts.tax, amounts.gross].map(cents);

let run = 0;

it('the lines are the stored calculation to the cent, refunds take exactly that back, and the screen adds them up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someOrder, { minLength: 1, maxLength: 5 }), async (orders) => {
      run += 1;
      const day = new Date(Date.UTC(2020, 0, run)).toISOString().slice(0, 10);
      const at = `${day}T11:00:00Z`;
      for (const one of orders) {
        const { id, total, parts } = await order({ ...one, at });
        const made: RefundSplit[] = [];
        const attempt = total > 0 ? await payment(id, ['paid'], { amount: total, at }) : '';
        for (const free of one.refunds) {
          const left = remainderOf(parts, made, total);
          const split = refundOf(left, free === 0 ? askedForAll(left) : { lines: [], shipping: 0, free });
          if (split.amount === 0) continue;
          made.push(split);
          await refund({ order: id, payment: attempt }, split, { at });
        }
        const sold = (await lines('orders', day)).filter(({ number }) => number === id);
        const stored = parts.rates.map(({ vat, gross, tax }) => [vat, [gross - tax, tax, gross]]);
        expect(sumsBy(sold, keyOf)).toEqual(Object.fromEntries(stored));
        const back = (await lines('refunds', day)).filter(({ number }) => number === id);
        const left = remainderOf(parts, made, total);
        const rest = left.rates.map(({ vat, gross, tax }) => [vat, [gross - tax, tax, gross]]);
        expect(sumsBy([...sold, ...back], keyOf)).toEqual(Object.fromEntries(rest));
      }
      const all = [...(await lines('orders', day)), ...(await lines('refunds', day))];
      const shown = await books(day);
      const entries = (rows: (Line & { balance: Line })[], key: (row: Line) => string) =>
        Object.fromEntries(rows.map((row) => [key(row), sumsOf(row.balance)]));
      expect(entries(shown.rates, keyOf)).toEqual(sumsBy(all, keyOf));
      expect(entries(shown.countries, ({ country }) => country)).toEqual(
        sumsBy(all, ({ country }) => country),
      );
      expect({ '': sumsOf(shown.total.balance) }).toEqual(sumsBy(all, () => ''));
    }),
    { numRuns: process.env['ETALAGE_DEEP'] ? 100 : 4 },
  );
}, 120_000);

it('an order counts when its money came or comes by another way, on the Dutch day on which it was placed', async () => {
  const at = '2021-03-01T12:00:00Z';
  const open = await order({ at, paid: '' });
  const wired = await order({ at, paid: '', method: 'wire' });
  const cancelled = await order({ at, paid: '', method: 'wire', status: 'cancelled' });
  const back = await order({ at, paid: 'refunded', status: 'cancelled' });
  const free = await order({ at, paid: '', lines: [], calculation: { checkout: { groups: [] } } });
  // Half past eleven in the evening, and half past twelve at night, in the Netherlands.
  const before = await order({ at: '2021-02-28T22:30:00Z' });
  const night = await order({ at: '2021-02-28T23:30:00Z' });
  const numbers = async () => (await lines('orders', '2021-03-01')).map(({ number }) => number);
  expect((await numbers()).toSorted()).toEqual([wired.id, back.id, free.id, night.id].toSorted());
  expect((await lines('orders', '2021-02-28')).map(({ number }) => number)).toEqual([before.id]);
  expect(await books('2021-03-01')).toMatchObject({ orders: 4, total: { orders: { gross: 363 } } });
  await pool.query(`update orders set payment_status = 'paid' where id in ($1, $2)`, [open.id, cancelled.id]);
  await pool.query(`update orders set status = 'cancelled' where id = $1`, [wired.id]);
  expect((await numbers()).toSorted()).toEqual(
    [open.id, cancelled.id, back.id, free.id, night.id].toSorted(),
  );
  await order({ at }, otherWebsite);
  expect((await books('2021-03-01')).orders).toBe(5);
});

it('an order of which the calculation cannot be read, or does not agree with it, is one line with its totals', async () => {
  const groups = [{ category: 'S', rate: 2100, gross: 12_100, tax: 2100 }];
  const wrong = [
    {},
    { checkout: { groups: 'x' } },
    { checkout: { groups: [{ ...groups[0], gross: 12_099 }] } },
    { checkout: { groups: [{ ...groups[0], rate: 21.5 }] } },
    { checkout: { groups: [{ ...groups[0], tax: '2100' }] } },
    { checkout: { groups: [{ ...groups[0], rate: 9_999_999 }] } },
  ];
  for (const calculation of wrong) await order({ at: '2021-04-01T12:00:00Z', calculation });
  const found = await lines('orders', '2021-04-01');
  expect(found).toHaveLength(wrong.length);
  for (const line of found)
    expect(line).toMatchObject({ category: '', rate: 0, net: 100, tax: 21, gross: 121 });
});

it('names the country of OSS, also of a refund, and leaves out refunds that failed or were paid twice', async () => {
  const at = '2021-05-01T12:00:00Z';
  const settings = {
    priceMode: 'gross' as const,
    vat: { category: 'S' as const, destination_rates: { 2100: 1900 } },
  };
  const { id, parts } = await order({ at, country: 'DE', settings, vat: { destination: 'DE' } });
  const attempt = await payment(id, ['paid'], { at });
  const split = refundOf(remainderOf(parts, [], 12_100), { lines: [], shipping: 0, free: 1190 });
  const paid = { order: id, payment: attempt };
  await refund(paid, split, { at });
  await refund(paid, split, { at, state: 'failed' });
  await refund(paid, split, { at, kind: 'double' });
  const about = {
    category: 'S',
    rate: 1900,
    destination: 'DE',
    country: 'DE',
    number: id,
    paid_on: '2021-05-01',
  };
  expect(await lines('orders', '2021-05-01')).toMatchObject([{ ...about, gross: 121, refund_reason: '' }]);
  expect(await lines('refunds', '2021-05-01')).toMatchObject([
    { ...about, gross: -11.9, tax: -1.9, refund_reason: 'Kapot' },
  ]);
  const total = { orders: { gross: 121 }, refunds: { gross: -11.9 }, balance: { gross: 109.1 } };
  expect(await books('2021-05-01')).toMatchObject({ orders: 1, refunds: 1, tests: 0, total });
});

it('a payment counts once, on the day that was entered or on which its first report came', async () => {
  const at = '2021-06-30T21:30:00Z';
  const { id } = await order({ at });
  const online = await payment(id, ['open', 'paid', 'paid 500', 'paid 700 100', 'paid 600'], { at });
  const entered = await payment(id, ['paid'], { at, received: '2021-06-20' });
  await payment(id, ['paid', 'withdrawn'], { at, received: '2021-06-20' });
  await payment(id, ['open', 'expired'], { at });
  expect(await payments('2021-06-01', '2021-06-30')).toMatchObject([
    { day: '2021-06-20', received: 121, refunded: 0, charged_back_on: '' },
  ]);
  expect(await payments('2021-07-01', '2021-07-31')).toEqual([
    {
      day: '2021-07-01',
      number: id,
      customer: 'Jan Bakker',
      method: 'ideal',
      reference: online,
      received: 121,
      refunded: 7,
      charged_back: 1,
      charged_back_on: '2021-07-03',
    },
  ]);
  const july = await books('2021-07-01');
  expect(july.payments).toEqual([{ method: 'ideal', count: 1, received: 121, refunded: 7, charged_back: 1 }]);
  expect((await lines('orders', '2021-06-30'))[0]).toMatchObject({ number: id, paid_on: '2021-06-20' });
  const { rows } = await pool.query('select id from received_payments where order_id = $1 order by day', [
    id,
  ]);
  expect(rows.map((row: { id: string }) => row.id)).toEqual([entered, online]);
});

it('a test is in no sum and in no file, and is counted apart', async () => {
  const at = '2021-09-01T12:00:00Z';
  const { id, parts } = await order({ at, test: true });
  const attempt = await payment(id, ['paid'], { at, test: true });
  const split = refundOf(remainderOf(parts, [], 12_100), askedForAll(remainderOf(parts, [], 12_100)));
  await refund({ order: id, payment: attempt }, split, { at });
  const day = '2021-09-01';
  expect([await lines('orders', day), await lines('refunds', day), await payments(day)]).toEqual([
    [],
    [],
    [],
  ]);
  expect(await books(day)).toMatchObject({ orders: 0, refunds: 0, tests: 1, rates: [], payments: [] });
});

it('what a test paid back of an order that real money followed is in no sum and in no file', async () => {
  const at = '2021-10-01T12:00:00Z';
  const { id, parts } = await order({ at, test: true });
  const attempt = await payment(id, ['paid'], { at, test: true });
  const split = refundOf(remainderOf(parts, [], 12_100), askedForAll(remainderOf(parts, [], 12_100)));
  await refund({ order: id, payment: attempt }, split, { at });
  const real = await payment(id, ['paid'], { at });
  await pool.query(`update orders set is_test = false where id = $1`, [id]);
  const day = '2021-10-01';
  expect(await lines('refunds', day)).toEqual([]);
  expect(await books(day)).toMatchObject({ orders: 1, refunds: 0, total: { balance: { gross: 121 } } });
  await refund({ order: id, payment: real }, split, { at });
  expect(await books(day)).toMatchObject({ orders: 1, refunds: 1, total: { balance: { gross: 0 } } });
});

it('goes on where a part ended, also within an order', async () => {
  const { id } = await order({ at: '2021-08-01T12:00:00Z' });
  await pool.query(
    `insert into order_vat select website_id, order_id, 'S', n, '', 1, 0, at, country, true
     from order_vat, generate_series(1, 1100) n where order_id = $1`,
    [id],
  );
  const all = await lines('orders', '2021-08-01');
  expect(all).toHaveLength(1101);
  expect(new Set(all.map(keyOf)).size).toBe(1101);
  await pool.query(
    `insert into payment_attempts (website_id, id, order_id, number, method, amount, currency)
     select 'wa', 'many' || n, $1, n, 'ideal', 1, 'EUR' from generate_series(1, 501) n`,
    [id],
  );
  await pool.query(
    `insert into payment_events (website_id, order_id, attempt_id, status, created_at)
     select 'wa', $1, 'many' || n, 'paid', '2021-08-02T12:00:00Z' from generate_series(1, 501) n`,
    [id],
  );
  expect(await payments('2021-08-01', '2021-08-31')).toHaveLength(501);
});
