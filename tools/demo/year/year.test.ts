import { checkCustomer, checkVatNumberFormat } from '@etalage/shop-domain';
import { customer } from '@etalage/shop-domain/schema';
import { describe, expect, it } from 'vitest';
import { DAY } from './calendar.ts';
import { openShelves } from './shelves.ts';
import { planYear } from './plan-year.ts';
import type { Placed, YearEvent } from './year-event.ts';

const base = new Date('2026-11-28T09:00:00Z');
const plan = planYear(base);
const of = (kind: YearEvent['kind']) => plan.events.filter((event) => event.kind === kind);
const orders = plan.events.filter((event): event is Placed => event.kind === 'ordered');
const within = (from: string, days: number) =>
  orders.filter(({ at }) => at >= new Date(from) && at.getTime() < Date.parse(from) + days * DAY).length;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** A customer without data. */
const nobody = {
  ...Object.fromEntries(Object.keys(customer.shape).map((key) => [key, ''])),
  invoice_is_company: '0',
  custom_shipping_information: '0',
};
const terms = { isQuoteOnly: false, agreementUrl: '', hasAgreed: true, countries: [] };

describe('the plan of a year', () => {
  it('is the same for the same end, and lies before it', () => {
    expect(planYear(base)).toEqual(plan);
    const times = plan.events.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times[0]).toBeGreaterThan(base.getTime() - 367 * DAY);
    expect(times.at(-1)).toBeLessThan(base.getTime());
  });

  it('has six hundred orders of two to three hundred people, of whom some come back', () => {
    expect(orders).toHaveLength(600);
    const people = new Set(orders.map(({ buyer }) => buyer.invoice_email));
    expect(people.size).toBeGreaterThan(200);
    expect(people.size).toBeLessThan(300);
    expect(new Set(orders.map(({ at }) => at.getTime())).size).toBe(600);
  });

  it('is busiest before Sinterklaas and Christmas and calm in summer', () => {
    expect(within('2025-12-06T00:00:00Z', 16)).toBeGreaterThan(within('2026-07-15T00:00:00Z', 16) * 1.3);
    expect(within('2026-10-29T00:00:00Z', 30)).toBeGreaterThan(within('2026-07-10T00:00:00Z', 30) * 1.3);
  });

  it('has every way to pay, and all that becomes of orders and quotes', () => {
    expect([...new Set(orders.map(({ method }) => method))].toSorted()).toEqual([
      'bancontact',
      'creditcard',
      'ideal',
      'pay_on_pickup',
      'wire',
    ]);
    const least = [
      ['sent', 480],
      ['received', 40],
      ['refunded', 15],
      ['expired-unpaid', 2],
      ['noted', 15],
      ['delivered', 15],
      ['offered', 28],
    ] as const;
    for (const [kind, count] of least) expect(of(kind).length, kind).toBeGreaterThanOrEqual(count);
    expect(of('asked-for-quote')).toHaveLength(40);
    expect(of('accepted').length).toBeGreaterThan(12);
    expect(of('questioned').length).toBeGreaterThan(of('answered').length - 1);
    const sent = new Set(of('sent').map(({ key }) => key));
    const lately = orders.filter(({ at }) => at.getTime() > base.getTime() - 7 * DAY);
    expect(lately.filter(({ key }) => !sent.has(key)).length).toBeGreaterThan(3);
  });

  it('has visits of which two to three in a hundred order', () => {
    const share = orders.length / sum(plan.visits.map(({ visits }) => visits));
    expect(share).toBeGreaterThan(0.02);
    expect(share).toBeLessThan(0.03);
  });

  it('has people whose data the shop takes, with addresses that reach nobody', () => {
    for (const { buyer } of orders) {
      expect(checkCustomer(customer.parse({ ...nobody, ...buyer }), terms)).toEqual({});
      expect(buyer.invoice_email).toMatch(/\.example$/);
      const number = buyer.invoice_tax_number;
      if (number) expect(checkVatNumberFormat(buyer.invoice_country, number).isValid, number).toBe(true);
    }
    expect(orders.some(({ buyer }) => buyer.invoice_tax_number)).toBe(true);
  });

  it('delivers before a shelf runs out', () => {
    const shelves = openShelves();
    const line = { product_id: 'hanglamp-net', variant_id: '', options: {}, quantity: 4 };
    expect([1, 2, 3].flatMap(() => shelves.take([line]).map(({ pieces }) => pieces))).toEqual([8]);
  });
});
