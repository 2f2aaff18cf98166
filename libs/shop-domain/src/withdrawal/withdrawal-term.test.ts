import { describe, expect, it } from 'vitest';
import { isDutchHoliday } from './dutch-holidays.ts';
import {
  isWithdrawalOver,
  lastWithdrawalDay,
  payBackDay,
  sendBackDay,
  withdrawalEnd,
} from './withdrawal-term.ts';

const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, at) =>
    new Date(Date.UTC(year, 0, 1 + at)).toISOString().slice(0, 10),
  ).filter((day) => day.startsWith(String(year)));

describe('isDutchHoliday', () => {
  it.each([
    [2024, '01-01 03-29 04-01 04-27 05-05 05-09 05-20 12-25 12-26'],
    // The 27th of April is a Sunday.
    [2025, '01-01 04-18 04-21 04-26 05-05 05-29 06-09 12-25 12-26'],
    [2026, '01-01 04-03 04-06 04-27 05-05 05-14 05-25 12-25 12-26'],
    [2027, '01-01 03-26 03-29 04-27 05-05 05-06 05-17 12-25 12-26'],
    // Easter as late as it can be.
    [2038, '01-01 04-23 04-26 04-27 05-05 06-03 06-14 12-25 12-26'],
  ])('of %i', (year, days) => {
    const found = daysOf(year).filter(isDutchHoliday);
    expect(found.map((day) => day.slice(5)).join(' ')).toBe(days);
  });
});

describe('lastWithdrawalDay', () => {
  it.each([
    ['a working day', '2026-06-01', '2026-06-15'],
    ['a Saturday goes on to Monday', '2026-06-06', '2026-06-22'],
    ['a Sunday goes on to Monday', '2026-06-07', '2026-06-22'],
    ['over the new year', '2026-12-21', '2027-01-04'],
    ['new year on a Friday goes on to Monday', '2026-12-18', '2027-01-04'],
    ['both days of Christmas and the weekend after them', '2026-12-11', '2026-12-28'],
    ['Good Friday goes on past Easter Monday', '2026-03-20', '2026-04-07'],
    ['over the beginning of summer time', '2026-03-23', '2026-04-07'],
    ['over the end of summer time', '2026-10-14', '2026-10-28'],
    ['over a leap day', '2028-02-16', '2028-03-01'],
    ['on a leap day', '2028-02-15', '2028-02-29'],
    ['Ascension Day goes on to Friday', '2026-04-30', '2026-05-15'],
    ['Liberation Day goes on to Wednesday', '2026-04-21', '2026-05-06'],
    ["King's Day on a Saturday goes on to Monday", '2025-04-12', '2025-04-28'],
    ['Whit Monday goes on to Tuesday', '2026-05-11', '2026-05-26'],
  ])('%s', (_name, received, last) => {
    expect(lastWithdrawalDay(received)).toBe(last);
  });
});

describe('withdrawalEnd', () => {
  it('has not begun as long as something is not sent', () => {
    expect(withdrawalEnd({ sent: 'none', last_sent: null })).toBeNull();
    expect(withdrawalEnd({ sent: 'partly', last_sent: '2026-06-01' })).toBeNull();
    expect(withdrawalEnd({ sent: 'all', last_sent: null })).toBeNull();
  });

  it('counts from when the last part can have been received', () => {
    expect(withdrawalEnd({ sent: 'all', last_sent: '2026-06-01' })).toBe('2026-06-22');
  });

  it('lasts until midnight of its last day', () => {
    expect(isWithdrawalOver('2026-06-22', '2026-06-22')).toBe(false);
    expect(isWithdrawalOver('2026-06-22', '2026-06-23')).toBe(true);
    expect(isWithdrawalOver(null, '2099-01-01')).toBe(false);
  });
});

it('is sent back within fourteen days, on a working day at the end', () => {
  expect(sendBackDay('2026-06-01')).toBe('2026-06-15');
  expect(sendBackDay('2026-06-07')).toBe('2026-06-22');
});

it('pays back within fourteen days, also if the last is a Sunday', () => {
  expect(payBackDay('2026-06-07')).toBe('2026-06-21');
});
