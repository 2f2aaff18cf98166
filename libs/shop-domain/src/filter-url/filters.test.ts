import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addFilterValue, removeFilterValue, setFilterRange } from './change-filters.ts';
import { formatFilters, parseFilters, type ChosenFilter, type Filters } from './filters.ts';

const list = (key: string, ...values: string[]): ChosenFilter => ({ key, type: 'list', values });
const range = (key: string, from: string, to: string): ChosenFilter => ({ key, type: 'range', from, to });

/** Checks that the filters format as the text and the text parses as the filters. */
function expectBothWays(filters: Filters, text: string): void {
  expect(formatFilters(filters)).toBe(text);
  expect(parseFilters(text)).toEqual(filters);
}

describe('filter text', () => {
  it('SRCH-14 is key:values', () => {
    expectBothWays([list('kleur', 'rood')], 'kleur:rood');
  });

  it('SRCH-15 separates entries by a bar', () => {
    expectBothWays([list('kleur', 'rood'), list('maat', 'xl')], 'kleur:rood|maat:xl');
  });

  it('SRCH-16 separates list values by commas', () => {
    expectBothWays([list('kleur', 'rood', 'blauw')], 'kleur:rood,blauw');
  });

  it('SRCH-17 writes a range as from<->to', () => {
    expectBothWays([range('prijs', '10', '50')], 'prijs:10<->50');
    expectBothWays([range('prijs', '10', '')], 'prijs:10<->');
    expectBothWays([range('prijs', '', '50')], 'prijs:<->50');
  });

  it('SRCH-18 escapes the separators and the percent sign', () => {
    expectBothWays([list('kleur', 'rood, donker')], 'kleur:rood%2C donker');
    expectBothWays([list('a:b', '100%', 'x|y', '1<->2', '%2C')], 'a%3Ab:100%25,x%7Cy,1%3C-%3E2,%252C');
    expectBothWays([range('a|b', '<->', ',')], 'a%7Cb:%3C-%3E<->%2C');
  });

  it('SRCH-18 reads escapes in upper and lower case and keeps other percent signs', () => {
    expect(parseFilters('k:a%2cb,%3c-%3e,5%,%zz,%20')).toEqual([list('k', 'a,b', '<->', '5%', '%zz', '%20')]);
  });

  it('SRCH-22 leaves empty entries out', () => {
    expect(formatFilters([list('kleur'), list('maat', ''), range('prijs', '', ''), list('', 'x')])).toBe('');
    expect(formatFilters([list('kleur', '', 'rood')])).toBe('kleur:rood');
    expect(parseFilters('kleur:|maat:,,|prijs:<->|:x||a:b')).toEqual([list('a', 'b')]);
  });

  it('SRCH-27 keeps a range as it was typed', () => {
    expectBothWays([range('prijs', '900', '5')], 'prijs:900<->5');
  });

  it.each<[string, Filters]>([
    ['', []],
    ['rood', []],
    ['|', []],
    [':', []],
    ['<->', []],
    ['a:b|a:c', [list('a', 'b', 'c')]],
    ['a:b,b', [list('a', 'b')]],
    ['a:,b,', [list('a', 'b')]],
    ['a:1<->2|a:b', [range('a', '1', '2')]],
    ['a:b|a:1<->2', [list('a', 'b')]],
    ['a:1<->2|a:3<->4', [range('a', '1', '2')]],
    ['a:b:c', [list('a', 'b:c')]],
    ['p:1<->2<->3', [range('p', '1', '2<->3')]],
  ])('parses malformed text %j without throwing', (text, filters) => {
    expect(parseFilters(text)).toEqual(filters);
  });

  const word = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1 }),
    fc
      .array(fc.constantFrom('%', ':', ',', '|', '<', '-', '>', '2', '5', 'C', 'a', ' '), { minLength: 1 })
      .map((parts) => parts.join('')),
  );
  const filters = fc.uniqueArray(
    fc.oneof(
      fc
        .tuple(word, fc.uniqueArray(word, { minLength: 1, maxLength: 4 }))
        .map(([key, values]) => list(key, ...values)),
      fc.tuple(word, word, fc.oneof(word, fc.constant(''))).map(([key, from, to]) => range(key, from, to)),
      fc.tuple(word, word).map(([key, to]) => range(key, '', to)),
    ),
    { selector: ({ key }) => key, maxLength: 5 },
  );

  it('SRCH-14 SRCH-16 SRCH-17 SRCH-18 round-trips any filter set, in its order', () => {
    fc.assert(
      fc.property(filters, (set) => {
        expect(parseFilters(formatFilters(set))).toEqual(set);
      }),
    );
  });

  it('parses any text, and what it parsed formats in a stable way', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), word), (text) => {
        const read = parseFilters(text);
        expect(parseFilters(formatFilters(read))).toEqual(read);
      }),
    );
  });
});

describe('changing filters', () => {
  it('SRCH-19 adds a ticked value', () => {
    expect(addFilterValue([list('kleur', 'rood')], 'kleur', 'blauw')).toEqual([
      list('kleur', 'rood', 'blauw'),
    ]);
    expect(addFilterValue([list('kleur', 'rood')], 'kleur', 'rood')).toEqual([list('kleur', 'rood')]);
    expect(addFilterValue([list('kleur', 'rood')], 'maat', 'xl')).toEqual([
      list('kleur', 'rood'),
      list('maat', 'xl'),
    ]);
  });

  it('SRCH-20 removes an unticked value', () => {
    expect(removeFilterValue([list('kleur', 'rood', 'blauw')], 'kleur', 'rood')).toEqual([
      list('kleur', 'blauw'),
    ]);
    expect(removeFilterValue([list('kleur', 'rood')], 'maat', 'rood')).toEqual([list('kleur', 'rood')]);
  });

  it('SRCH-21 changes the ends of a range in place', () => {
    const set = [range('prijs', '10', '50'), list('kleur', 'rood')];
    expect(setFilterRange(set, 'prijs', '20', '50')).toEqual([
      range('prijs', '20', '50'),
      list('kleur', 'rood'),
    ]);
    expect(setFilterRange([], 'prijs', '20', '')).toEqual([range('prijs', '20', '')]);
  });

  it('SRCH-22 drops an entry that becomes empty', () => {
    expect(removeFilterValue([list('kleur', 'rood')], 'kleur', 'rood')).toEqual([]);
    expect(setFilterRange([range('prijs', '1', '2')], 'prijs', '', '')).toEqual([]);
  });

  it('SRCH-27 accepts a range without checking its ends', () => {
    expect(formatFilters(setFilterRange([], 'prijs', '900', '5'))).toBe('prijs:900<->5');
  });

  it('does not change the given set', () => {
    const set: Filters = Object.freeze([Object.freeze(list('kleur', 'rood'))]);
    expect(() => [
      addFilterValue(set, 'kleur', 'x'),
      removeFilterValue(set, 'kleur', 'rood'),
      setFilterRange(set, 'p', '1', ''),
    ]).not.toThrow();
    expect(set).toEqual([list('kleur', 'rood')]);
  });
});
