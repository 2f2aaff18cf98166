import { expect, it } from 'vitest';
import { chosenBetween } from './chosen-between.ts';

it.each([
  ['b', 'd', 'bcd'],
  ['d', 'b', 'bcd'],
  ['c', 'c', 'c'],
  ['', 'c', 'c'],
  ['weg', 'c', 'c'],
  ['b', 'weg', ''],
])('from %j to %j', (from, to, found) => {
  expect(chosenBetween([...'abcde'], (row) => row, [from, to]).join('')).toBe(found);
});
