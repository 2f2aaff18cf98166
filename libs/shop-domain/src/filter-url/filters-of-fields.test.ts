import { describe, expect, it } from 'vitest';
import { isWithinFilterLimits } from './filter-limits.ts';
import { formatFilters, parseFilters } from './filters.ts';
import { filtersOfFields } from './filters-of-fields.ts';

describe('filtersOfFields', () => {
  it('SRCH-14 reads ticked values and typed ends, and keeps the order of the keys', () => {
    const filters = filtersOfFields([
      ['intent', 'filter'],
      ['list:kleur', 'rood'],
      ['from:prijs', ' 10 '],
      ['list:kleur', 'licht, blauw'],
      ['list:kleur', 'rood'],
      ['to:prijs', '50'],
      ['to:prijs', '60'],
      ['from:hoogte', ''],
      ['list:', 'y'],
    ]);
    expect(formatFilters(filters)).toBe('kleur:rood,licht%2C blauw|prijs:10<->50');
  });

  it('gives an open end as an empty text', () => {
    expect(
      filtersOfFields([
        ['to:prijs', '50'],
        ['from:hoogte', '3'],
        ['list:kleur', 'rood'],
      ]),
    ).toEqual([
      { key: 'prijs', type: 'range', from: '', to: '50' },
      { key: 'hoogte', type: 'range', from: '3', to: '' },
      { key: 'kleur', type: 'list', values: ['rood'] },
    ]);
  });

  it('skips other names and values that are no text', () => {
    expect(
      filtersOfFields([
        ['my-list:kleur', 'rood'],
        ['list', 'rood'],
        ['list:kleur', 5],
        ['from:prijs', new Blob()],
      ]),
    ).toEqual([]);
  });

  it('uses the last kind of a key that has two, and accepts any key', () => {
    const filters = filtersOfFields([
      ['list:a', '1'],
      ['from:a', '2'],
      ['list:__proto__', 'x'],
      ['list:constructor', 'y'],
    ]);
    expect(formatFilters(filters)).toBe('a:2<->|__proto__:x|constructor:y');
  });
});

describe('isWithinFilterLimits', () => {
  const ranges = (count: number, from: string) =>
    filtersOfFields(Array.from({ length: count }, (_, index) => [`from:k${index}`, from] as const));

  it('accepts 50 filters and no 51, not counting those that choose nothing', () => {
    expect(isWithinFilterLimits(ranges(50, '1'))).toBe(true);
    expect(isWithinFilterLimits(ranges(51, '1'))).toBe(false);
    expect(isWithinFilterLimits(ranges(51, ''))).toBe(true);
  });

  it('accepts a text of 4000 characters and none of 4001', () => {
    const withText = (length: number) => filtersOfFields([['list:k', 'x'.repeat(length - 'k:'.length)]]);
    expect(isWithinFilterLimits(withText(4000))).toBe(true);
    expect(isWithinFilterLimits(withText(4001))).toBe(false);
  });
});

describe('time', () => {
  /** The shortest of five runs in milliseconds. */
  const timeOf = (work: () => unknown) =>
    Math.min(
      ...[1, 2, 3, 4, 5].map(() => {
        const start = performance.now();
        work();
        return performance.now() - start;
      }),
    );
  const count = 20_000;
  const body = (field: (index: number) => string) =>
    Array.from({ length: count }, (_, at) => field(at)).join('&');

  it.each([
    ['values of many keys', body((at) => `list:k${at}=x`)],
    ['values of one key', body((at) => `list:k=x${at}`)],
    ['ranges', body((at) => `from:k${at}=1&to:k${at}=2`)],
  ])('grows like that of parsing the form, for %s', (_what, text) => {
    const parsing = timeOf(() => [...new URLSearchParams(text)]);
    const fields = [...new URLSearchParams(text)];
    // With a step for each pair of fields it would be thousands of times as long.
    expect(timeOf(() => filtersOfFields(fields)) / parsing).toBeLessThan(100);
  });

  it('grows like that of splitting the text, for many values of one key', () => {
    const text = Array.from({ length: count }, (_, at) => `k:v${at}`).join('|');
    const splitting = timeOf(() => text.split('|').map((entry) => entry.split(':')));
    expect(timeOf(() => parseFilters(text)) / splitting).toBeLessThan(60);
    expect(parseFilters(text)[0]).toMatchObject({ type: 'list', values: { length: count } });
  });
});
