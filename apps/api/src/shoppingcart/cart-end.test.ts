import { expect, it } from 'vitest';
import { cartEnd, movedEnd } from './cart-end.ts';

const HOUR = 3_600_000;
const now = new Date('2026-03-01T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR);

it('a cart ends after 30 days with lines and after 24 hours without', () => {
  expect(cartEnd(now, true)).toEqual(inHours(720));
  expect(cartEnd(now, false)).toEqual(inHours(24));
});

it.each<[string, number, boolean, number]>([
  ['stays within the hour', 719.5, true, 719.5],
  ['moves after an hour', 719, true, 720],
  ['moves back when the last line goes', 720, false, 24],
  ['moves on with the first line', 24, true, 720],
  ['stays for an empty cart too', 23.5, false, 23.5],
])('the end of a cart that is touched %s', (_case, before, hasLines, after) => {
  expect(movedEnd(inHours(before), now, hasLines)).toEqual(inHours(after));
});
