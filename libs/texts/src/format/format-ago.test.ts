import { describe, expect, it } from 'vitest';
import { formatAgo } from './format-ago.ts';

const now = new Date('2026-11-20T12:00:00Z');

describe('formatAgo', () => {
  it.each([
    ['2026-11-20T12:00:30Z', 'zojuist'],
    ['2026-11-20T11:59:31Z', 'zojuist'],
    ['2026-11-20T11:59:00Z', '1 minuut geleden'],
    ['2026-11-20T11:01:00Z', '59 minuten geleden'],
    ['2026-11-20T09:00:00Z', '3 uur geleden'],
    // 00:30 in Amsterdam is still today, half an hour earlier is not.
    ['2026-11-19T23:30:00Z', '12 uur geleden'],
    ['2026-11-19T22:30:00Z', 'gisteren'],
    ['2026-11-16T22:30:00Z', '4 dagen geleden'],
    ['2026-11-13T12:00:00Z', '13 november 2026'],
    ['gisteren', ''],
  ])('formats %s as %s', (moment, words) => {
    expect(formatAgo(moment, now)).toBe(words);
  });
});
