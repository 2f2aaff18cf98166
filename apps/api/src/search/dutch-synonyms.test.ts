import { describe, expect, it } from 'vitest';
import { synonymsOf } from './dutch-synonyms.ts';

describe('synonymsOf', () => {
  it.each([
    ['sofa', 'zitbank'],
    ['Sofa', 'zitbank'],
    ['sofas', 'zitbank'],
    ['tapijt', 'vloerkleed'],
    ['tapijten', 'vloerkleed'],
    ['kleden', 'tapijt'],
    ['canapé', 'bank'],
    ['kussentje', 'sierkussen'],
    ['bankje', 'sofa'],
    ['leunstoelen', 'fauteuil'],
    ['notenhouten', 'noten'],
    ['zandkleurige', 'zand'],
  ])('means by %j also %j', (word, other) => {
    expect(synonymsOf(word)).toContain(other);
  });

  it.each(['tafel', 'xyzzy', 'houten', ''])('means by %j nothing else', (word) => {
    expect(synonymsOf(word)).toEqual([]);
  });
});
