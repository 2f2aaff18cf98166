import { expect, it } from 'vitest';
import { dutchMidnight } from './dutch-midnight.ts';

const at = (moment: string, shift: Parameters<typeof dutchMidnight>[1]) =>
  new Date(dutchMidnight(moment, shift)).toISOString();

it.each([
  [
    'a moment just before midnight in summer',
    '2026-07-01T21:59:59Z',
    { days: -30 },
    '2026-05-31T22:00:00.000Z',
  ],
  ['a moment just after it', '2026-07-01T22:00:00Z', { days: -30 }, '2026-06-01T22:00:00.000Z'],
  [
    'a day in summer time, seen from winter',
    '2026-11-10T12:00:00Z',
    { days: -30 },
    '2026-10-10T22:00:00.000Z',
  ],
  [
    'a day in winter time, seen from summer',
    '2026-04-10T12:00:00Z',
    { days: -30 },
    '2026-03-10T23:00:00.000Z',
  ],
  ['three months later', '2026-01-15T12:00:00Z', { months: 3 }, '2026-04-14T22:00:00.000Z'],
  ['a month that is too short', '2026-11-30T12:00:00Z', { months: 3 }, '2027-02-27T23:00:00.000Z'],
  ['the day itself', '2026-01-15T23:30:00Z', {}, '2026-01-15T23:00:00.000Z'],
])('is when the day begins for %s', (_, moment, shift, expected) => {
  expect(at(moment, shift)).toBe(expected);
});

it('is no number for a moment that is none', () => {
  expect(dutchMidnight('x', { days: 1 })).toBeNaN();
});
