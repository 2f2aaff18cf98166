import { checkBookedPeriod } from '@etalage/shop-domain';
import { expect, it } from 'vitest';
import { askedPeriod, isWholeQuarters, nameOfPeriod, periodNames, periodOf } from './chosen-period.ts';

it('named periods are whole months, quarters and years, over the end of a year too', () => {
  expect(periodOf('this_month', '2026-11-28')).toEqual({ from: '2026-11-01', until: '2026-11-30' });
  expect(periodOf('last_month', '2026-03-31')).toEqual({ from: '2026-02-01', until: '2026-02-28' });
  expect(periodOf('last_month', '2026-01-01')).toEqual({ from: '2025-12-01', until: '2025-12-31' });
  expect(periodOf('this_quarter', '2026-11-28')).toEqual({ from: '2026-10-01', until: '2026-12-31' });
  expect(periodOf('last_quarter', '2026-02-01')).toEqual({ from: '2025-10-01', until: '2025-12-31' });
  expect(periodOf('this_year', '2024-02-29')).toEqual({ from: '2024-01-01', until: '2024-12-31' });
  expect(periodOf('last_year', '2026-11-28')).toEqual({ from: '2025-01-01', until: '2025-12-31' });
});

it('each named period is possible, and is recognised in an address', () => {
  for (const name of periodNames) {
    const period = periodOf(name, '2026-11-28');
    expect(checkBookedPeriod(period)).toEqual({});
    expect(nameOfPeriod(period, '2026-11-28')).toBe(name);
  }
  expect(nameOfPeriod({ from: '2026-11-02', until: '2026-11-30' }, '2026-11-28')).toBe('');
});

it('an address without days is this quarter, and one day that is left out is missing', () => {
  expect(askedPeriod('', '', '2026-11-28')).toEqual({ from: '2026-10-01', until: '2026-12-31' });
  const half = askedPeriod('2026-01-01', '', '2026-11-28');
  expect(checkBookedPeriod(half)['until']).toEqual([{ key: 'booked_period_missing', values: {} }]);
});

it('quarters and years are whole quarters, a month and a quarter less a day are not', () => {
  const today = '2026-11-28';
  const whole = periodNames.filter((name) => isWholeQuarters(periodOf(name, today)));
  expect(whole).toEqual(['this_quarter', 'last_quarter', 'this_year', 'last_year']);
  expect(isWholeQuarters({ from: '2026-01-02', until: '2026-03-31' })).toBe(false);
  expect(isWholeQuarters({ from: '2026-01-01', until: '2026-03-30' })).toBe(false);
  expect(isWholeQuarters({ from: '2026-02-01', until: '2026-06-30' })).toBe(false);
});
