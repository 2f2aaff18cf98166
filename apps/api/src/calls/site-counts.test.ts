import { expect, it } from 'vitest';
import { SiteCounts } from './site-counts.ts';

const at = (time: string) => new Date(`2026-11-27T${time}Z`);

it('sums visits per website and hour, and gives them away once', () => {
  const counts = new SiteCounts();
  counts.addVisit('a', at('10:00:00'));
  counts.addVisit('a', at('10:59:59'));
  counts.addVisit('a', at('11:00:00'));
  counts.addVisit('b', at('10:30:00'));
  expect(counts.take().visits).toEqual([
    { websiteId: 'a', hour: at('10:00:00').getTime(), visits: 2 },
    { websiteId: 'a', hour: at('11:00:00').getTime(), visits: 1 },
    { websiteId: 'b', hour: at('10:00:00').getTime(), visits: 1 },
  ]);
  expect(counts.take()).toEqual({ visits: [], missed: [] });
});

it('counts words that found nothing in any notation, not their beginnings, nor words of another website', () => {
  const counts = new SiteCounts();
  for (const typed of ['Sto', 'stoe', 'Stoepkrijt', ' stoepkrijt ', 'lamp  rood', 'lamp', 'z', ''])
    counts.addMissedWords('a', typed);
  counts.addMissedWords('b', 'stoepkrijt wit');
  expect(counts.take().missed).toEqual([
    { websiteId: 'a', words: 'lamp rood', count: 1 },
    { websiteId: 'a', words: 'stoepkrijt', count: 2 },
    { websiteId: 'a', words: 'z', count: 1 },
    { websiteId: 'b', words: 'stoepkrijt wit', count: 1 },
  ]);
});

it('keeps at most sixty characters, and a thousand different searches', () => {
  const counts = new SiteCounts();
  counts.addMissedWords('a', 'x'.repeat(61));
  expect(counts.take().missed[0]?.words).toHaveLength(60);
  for (let number = 0; number < 1500; number += 1) counts.addMissedWords('a', `${number} zoekwoord`);
  expect(counts.take().missed).toHaveLength(1000);
});
