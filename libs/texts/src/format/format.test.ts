import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatShortMoment,
  formatTime,
  formatWeekday,
} from './format-date.ts';
import { formatMoney, formatSignedMoney, formatUnitPrice } from './format-money.ts';
import { formatCount, formatNumber, formatPercentage } from './format-number.ts';

const dutch = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

describe('formatMoney', () => {
  it.each([
    [0, '€ 0,00'],
    [5, '€ 0,05'],
    [50, '€ 0,50'],
    [123_450, '€ 1.234,50'],
    [100_000_000, '€ 1.000.000,00'],
    [-500, '€ -5,00'],
  ])('PROD-05 formats %d cents as %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text.replace(' ', '\u00a0'));
  });

  it('PROD-05 formats as Intl does for the Dutch locale', () => {
    for (let power = 0; power < 13; power += 1) {
      for (const cents of [
        10 ** power - 1,
        10 ** power,
        3 * 10 ** power + 7,
        Math.round(Math.random() * 10 ** power),
      ]) {
        expect(formatMoney(cents)).toBe(dutch.format(cents / 100));
        if (cents > 0) expect(formatMoney(-cents)).toBe(dutch.format(-cents / 100));
      }
    }
  });
});

describe('formatUnitPrice', () => {
  it.each([
    [18_099, 2, '€ 90,495'],
    [18_100, 2, '€ 90,50'],
    [10_000, 3, '€ 33,3333'],
    [-18_099, 2, '€ -90,495'],
    [1, 3, '€ 0,0033'],
    [0, 3, '€ 0,00'],
  ])('shows %s cents for %s pieces as %s', (cents, pieces, text) => {
    expect(formatUnitPrice(cents, pieces)).toBe(text.replaceAll(' ', '\u00a0'));
  });
});

describe('formatSignedMoney', () => {
  it.each([
    [500, '+ € 5,00'],
    [-500, '- € 5,00'],
    [0, '+ € 0,00'],
    [-123_450, '- € 1.234,50'],
  ])('PROD-42 formats %d cents as %s', (cents, text) => {
    expect(formatSignedMoney(cents)).toBe(text.replaceAll(' ', '\u00a0'));
  });
});

describe('formatCount', () => {
  it.each([
    [0, '0'],
    [9_999, '9.999'],
    [200_000, '200.000'],
  ])('writes %d as %s', (value, text) => {
    expect(formatCount(value)).toBe(text);
  });
});

describe('formatNumber and formatPercentage', () => {
  it('use a decimal comma', () => {
    expect([formatNumber(5.5), formatNumber('21'), formatNumber('5.5')]).toEqual(['5,5', '21', '5,5']);
    expect([formatPercentage(2100), formatPercentage(550), formatPercentage(0)]).toEqual([
      '21%',
      '5,5%',
      '0%',
    ]);
  });
});

describe('formatDate', () => {
  it('formats the day in the Netherlands', () => {
    expect(formatDate('2026-11-20T10:00:00Z')).toBe('20 november 2026');
    expect(formatDate('2026-06-30T22:30:00Z')).toBe('1 juli 2026');
    expect(formatDate(new Date('2026-12-31T23:30:00Z'))).toBe('1 januari 2027');
  });

  it('formats date and time in the Netherlands', () => {
    expect(formatDateTime('2026-11-20T13:05:00Z')).toBe('20 november 2026 om 14:05');
    expect(formatShortMoment('2026-11-20T13:05:00Z')).toBe('20 nov 2026, 14:05');
    const lateEvening = new Date('2026-11-19T23:05:00Z');
    expect(formatTime(lateEvening)).toBe('00:05');
    expect(formatDay(lateEvening)).toBe('20 nov');
    expect(formatWeekday(lateEvening)).toBe('vr 20 nov');
  });

  it('returns an empty text for an invalid date', () => {
    expect([formatDate('x'), formatDateTime(''), formatDate(Number.NaN)]).toEqual(['', '', '']);
  });
});
