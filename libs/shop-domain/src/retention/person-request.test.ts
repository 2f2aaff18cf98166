import { describe, expect, it } from 'vitest';
import { answerBy, checkRequest, daysLeft } from './person-request.ts';

describe('a request about personal data', () => {
  it.each([
    ['2026-01-15', false, '2026-02-15'],
    ['2026-01-31', false, '2026-02-28'],
    ['2028-01-31', false, '2028-02-29'],
    ['2026-12-31', false, '2027-01-31'],
    ['2026-11-30', true, '2027-02-28'],
    ['2026-11-28', true, '2027-02-28'],
  ])('of %s, extended %j, is answered by %s', (asked, isExtended, until) => {
    expect(answerBy(asked, isExtended)).toBe(until);
  });

  it.each([
    ['2026-11-28', 0],
    ['2026-11-27', 1],
    ['2026-11-29', -1],
    ['2026-10-28', 31],
  ])('of 28 October leaves on %s so many days: %i', (today, left) => {
    expect(daysLeft('2026-10-28', false, today)).toBe(left);
  });

  it.each([
    ['2026-11-28', {}],
    ['2018-05-25', {}],
    ['2026-11-29', { asked_on: [{ key: 'request_day_future', values: {} }] }],
    ['2018-05-24', { asked_on: [{ key: 'request_day_early', values: {} }] }],
  ])('that came in on %s is kept or refused: %j', (asked_on, errors) => {
    expect(checkRequest({ kind: 'access', asked_on }, '2026-11-28')).toEqual(errors);
  });
});
