import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BookedPart, bookedSums } from './booked-sums.ts';
import { checkBookedPeriod } from './check-booked-period.ts';

const problemOf = (from: string, until: string) => checkBookedPeriod({ from, until })['until']?.[0]?.key;

it('a period has two days that exist, in their order, at most ten years apart', () => {
  expect(checkBookedPeriod({ from: '2026-01-01', until: '2026-01-01' })).toEqual({});
  expect(problemOf('2016-11-28', '2026-11-27')).toBeUndefined();
  expect(problemOf('2016-11-28', '2026-11-28')).toBe('booked_period_long');
  // The day after ten years from a leap day does not exist.
  expect(problemOf('2024-02-29', '2034-02-28')).toBeUndefined();
  expect(problemOf('2024-02-29', '2034-03-01')).toBe('booked_period_long');
  expect(problemOf('2026-01-02', '2026-01-01')).toBe('booked_period_reversed');
  for (const day of ['', '2026-02-30', '2026-13-01', '1999-12-31', '0202-01-01', 'morgen', '2026-1-1'])
    expect([problemOf(day, '2026-12-31'), problemOf('2026-01-01', day)]).toEqual([
      'booked_period_missing',
      'booked_period_missing',
    ]);
});

const amounts = fc.record({ net: fc.integer(), tax: fc.integer(), gross: fc.integer() });
const part: fc.Arbitrary<BookedPart> = fc
  .tuple(
    fc.record({
      what: fc.constantFrom('orders' as const, 'refunds' as const),
      category: fc.constantFrom('S', 'K', ''),
      rate: fc.constantFrom(0, 900, 2100),
      destination: fc.constantFrom('', 'DE'),
      country: fc.constantFrom('NL', 'DE', 'US'),
    }),
    amounts,
  )
  .map(([about, sums]) => ({ ...about, ...sums }));

it('the sums per rate and per country are both the total, and what is left is the one plus the other', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const { total, rates, countries } = bookedSums(parts);
      for (const key of ['net', 'tax', 'gross'] as const) {
        const sum = (rows: readonly (typeof total)[], which: keyof typeof total) =>
          rows.reduce((all, row) => all + row[which][key], 0);
        const orders = parts.filter(({ what }) => what === 'orders').reduce((all, one) => all + one[key], 0);
        expect(total.orders[key]).toBe(orders);
        for (const which of ['orders', 'refunds', 'balance'] as const)
          expect([sum(rates, which), sum(countries, which)]).toEqual([total[which][key], total[which][key]]);
        expect(total.balance[key]).toBe(total.orders[key] + total.refunds[key]);
      }
      const keys = rates.map(({ category, rate, destination }) => `${category} ${rate} ${destination}`);
      expect(new Set(keys).size).toBe(keys.length);
    }),
    { numRuns: 25 },
  );
});
