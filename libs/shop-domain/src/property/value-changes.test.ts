import { describe, expect, it } from 'vitest';
import type { PropertyDefinition } from './property-definition.ts';
import { rangeNumber, rangeText } from './range-number.ts';
import { storedProperties, withoutGoneProperties } from './tidy-properties.ts';
import { valueChanges, withChangedValues } from './value-changes.ts';

const value = (name: string, ...from: string[]) => ({ value: name, color: '', from });

describe('values that are renamed, merged and deleted', () => {
  const stored = ['Eik', 'Eiken', 'Noten', 'Grenen'];
  const changes = valueChanges(stored, [
    value('Eiken', 'Eik', 'Eiken'),
    value('Walnoot', 'Noten'),
    value('Nieuw'),
  ]);

  it('are those that do not stay as they are', () => {
    expect([...changes]).toEqual([
      ['Eik', 'Eiken'],
      ['Noten', 'Walnoot'],
      ['Grenen', null],
    ]);
  });

  it('change at products, each value once, and leave other properties alone', () => {
    const product = [
      { key: 'hout', values: ['Eik', 'Eiken', 'Noten'] },
      { key: 'poot', values: ['Noten'] },
    ];
    expect(withChangedValues(product, 'hout', changes)).toEqual([
      { key: 'hout', values: ['Eiken', 'Walnoot'] },
      { key: 'poot', values: ['Noten'] },
    ]);
  });

  it('leave no property without values', () => {
    expect(withChangedValues([{ key: 'hout', values: ['Grenen'] }], 'hout', changes)).toEqual([]);
  });
});

describe('numbers of a range', () => {
  it.each<[string, number | null, string]>([
    ['12,50', 12.5, '12,5'],
    [' 012 ', 12, '12'],
    ['-0', -0, '0'],
    ['12.5', null, '12.5'],
    ['', null, ''],
    ['1e3', null, '1e3'],
  ])('%o is %o, written %o', (text, number, written) => {
    expect(rangeNumber(text)).toBe(number);
    expect(rangeText(text)).toBe(written);
  });

  it('are stored in one way', () => {
    const width: PropertyDefinition = {
      key: 'breedte',
      title: 'Breedte',
      kind: 'range',
      unit: 'cm',
      values: [],
    };
    expect(storedProperties([{ key: 'breedte', values: ['12,50', '12,5'] }], [width])).toEqual([
      { key: 'breedte', values: ['12,5'] },
    ]);
  });
});

it('what a restored product has of properties and values that are gone is left out', () => {
  const wood: PropertyDefinition = {
    key: 'hout',
    title: 'Houtsoort',
    kind: 'choice',
    unit: '',
    values: [{ value: 'Eiken', color: '' }],
  };
  const before = [
    { key: 'hout', values: ['Eiken', 'Noten'] },
    { key: 'weg', values: ['x'] },
  ];
  expect(withoutGoneProperties(before, [wood])).toEqual([{ key: 'hout', values: ['Eiken'] }]);
});
