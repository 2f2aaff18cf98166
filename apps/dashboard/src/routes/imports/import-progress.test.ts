import { describe, expect, it } from 'vitest';
import type { ImportState } from '../../queries/import-queries.ts';
import { announcedPercent, percentOf, pollEvery } from './import-progress.ts';

const pictures = { waiting: 0, failed: 2 };

describe('an import', () => {
  it.each<[ImportState, number | false]>([
    ['filling', false],
    ['planning', 700],
    ['planned', false],
    ['running', 700],
    ['done', false],
    ['cancelled', false],
    ['undoing', 700],
    ['undone', false],
  ])('that is %s is asked for every %s ms', (state, every) => {
    expect(pollEvery({ state, pictures })).toBe(every);
  });

  it('is asked for while pictures are fetched, and not before it is known', () => {
    expect(pollEvery({ state: 'done', pictures: { waiting: 1, failed: 0 } })).toBe(3_000);
    expect(pollEvery(undefined)).toBe(false);
  });

  it.each([
    [0, 0, 0, 0],
    [0, 7, 0, 0],
    [1, 3, 33, 25],
    [199, 200, 99, 75],
    [200, 200, 100, 100],
    [9, 8, 100, 100],
  ])('of which %i of %i are handled is at %i percent, announced as %i', (handled, items, percent, said) => {
    expect(percentOf({ handled, items })).toBe(percent);
    expect(announcedPercent(percent)).toBe(said);
  });
});
