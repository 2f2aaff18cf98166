import { describe, expect, it } from 'vitest';
import { checkProperties, checkProperty } from './check-properties.ts';
import type { PropertyDefinition } from './property-definition.ts';
import { MAX_VALUES_OF_PRODUCT, type OwnedPropertyContent } from './property.schema.ts';

const many = Array.from({ length: MAX_VALUES_OF_PRODUCT + 1 }, (_, index) => `Hout ${index}`);
const wood: PropertyDefinition = {
  key: 'hout',
  title: 'Houtsoort',
  kind: 'choice',
  unit: '',
  values: ['Eiken', 'Noten', ...many].map((value) => ({ value, color: '' })),
};
const width: PropertyDefinition = { key: 'breedte', title: 'Breedte', kind: 'range', unit: 'cm', values: [] };

describe('checkProperties', () => {
  it.each<[string, string[]]>([
    ['hout', []],
    ['hout', ['Eiken', 'Noten']],
    ['breedte', ['12,5']],
    ['breedte', ['-0,0001']],
  ])('accepts %s %o', (key, values) => {
    expect(checkProperties([{ key, values }], [wood, width])).toEqual({});
  });

  it.each<[string, string[], string]>([
    ['weg', ['Eiken'], 'product_property_gone'],
    ['hout', ['eiken'], 'product_property_value_gone'],
    ['hout', many, 'product_property_many'],
    ['breedte', ['12', '13'], 'product_property_one'],
    ['breedte', ['12.5'], 'product_property_number'],
    ['breedte', ['1,00001'], 'product_property_number'],
    ['breedte', ['1234567890'], 'product_property_number'],
  ])('refuses %s %o at its place with %s', (key, values, text) => {
    const errors = checkProperties(
      [
        { key: 'hout', values: ['Eiken'] },
        { key, values },
      ],
      [wood, width],
    );
    expect(Object.entries(errors).map(([path, [found]]) => [path, found?.key])).toEqual([
      ['properties.1', text],
    ]);
  });
});

describe('checkProperty', () => {
  const content = (...values: [string, string[]][]): OwnedPropertyContent => ({
    title: 'Houtsoort',
    kind: 'choice',
    unit: '',
    values: values.map(([value, from]) => ({ value, color: '', from })),
  });

  it('refuses a value whose name is there in another case, and one that comes of the same stored value', () => {
    expect(checkProperty(content(['Eiken', ['Eiken']], ['Noten', ['Noten']]))).toEqual({});
    expect(Object.keys(checkProperty(content(['Eiken', []], [' eiken', []])))).toEqual(['values.1.value']);
    expect(Object.keys(checkProperty(content(['Eiken', ['Eik']], ['Noten', ['Eik']])))).toEqual([
      'values.1.value',
    ]);
  });
});
