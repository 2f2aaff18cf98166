import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PropertyDefinition } from '../property/property-definition.ts';
import { propertyTitle } from '../property/property.schema.ts';
import { tidyProperties } from '../property/tidy-properties.ts';
import { propertyCells, readProperties } from './read-properties.ts';
import type { SheetReading } from './sheet-shop.ts';

const wood: PropertyDefinition = {
  key: 'hout',
  title: 'Houtsoort',
  kind: 'choice',
  unit: '',
  values: ['Eiken', 'Noten', 'A | B', 'Eik > Frans', ' x'].map((value) => ({
    value: value.trim(),
    color: '',
  })),
};
const width: PropertyDefinition = { key: 'breedte', title: 'Breedte', kind: 'range', unit: 'cm', values: [] };
const reading = (clearsEmpty = false) =>
  ({ properties: [wood, width], clearsEmpty }) as unknown as SheetReading;
const read = (cells: Record<string, string>, clearsEmpty = false) =>
  readProperties([{ key: 'hout', values: ['Noten'] }], { row: 7, properties: cells }, reading(clearsEmpty));

describe('readProperties', () => {
  it('reads values in whatever case, and names those that are new', () => {
    const { properties, added, errors } = read({ houtsoort: 'eiken | Beuken | BEUKEN', Breedte: '1.200' });
    expect(errors).toEqual([]);
    expect(properties).toEqual([
      { key: 'breedte', values: ['1200'] },
      { key: 'hout', values: ['Beuken', 'Eiken'] },
    ]);
    expect(added).toEqual([{ key: 'hout', values: ['Beuken'] }]);
  });

  it('names a property that is not there once, with its values, as a choice', () => {
    const { properties, fresh, errors } = read({ 'Poot ': 'Staal | Hout | Staal', poot: 'Glas', Leeg: ' ' });
    expect(errors).toEqual([]);
    expect(fresh).toEqual([{ title: 'Poot', values: ['Staal', 'Hout'] }]);
    expect(properties).toEqual([{ key: 'hout', values: ['Noten'] }]);
  });

  it('refuses a number that is none, and a name or a value that is too long, at their row', () => {
    const { errors, fresh } = read({
      Breedte: 'breed',
      ['P'.repeat(101)]: 'Staal',
      Poot: 'x'.repeat(101),
    });
    expect(errors.map(({ row, column, text }) => [row, column, text.key])).toEqual([
      [7, 'properties', 'product_property_number'],
      [7, 'properties', 'sheet_error_property'],
      [7, 'properties', 'sheet_error_property_value'],
    ]);
    expect(fresh).toEqual([]);
  });

  it('refuses the hundred and first property of a website', () => {
    const definitions = Array.from({ length: 99 }, (_, at) => ({ ...wood, key: `k${at}`, title: `K ${at}` }));
    const full = { properties: definitions, clearsEmpty: false } as unknown as SheetReading;
    const { errors, fresh } = readProperties([], { row: 7, properties: { Een: 'a', Twee: 'b' } }, full);
    expect(fresh).toEqual([{ title: 'Een', values: ['a'] }]);
    expect(errors.map(({ text }) => text.key)).toEqual(['sheet_error_property']);
  });

  it('keeps the values at an empty cell, unless the sheet empties', () => {
    expect(read({ Houtsoort: ' ' }).properties).toEqual([{ key: 'hout', values: ['Noten'] }]);
    expect(read({ Houtsoort: ' ' }, true).properties).toEqual([]);
  });
});

it('what is exported and imported again changes nothing', () => {
  const values = wood.values.map(({ value }) => value);
  const product = fc.record({
    hout: fc.subarray(values),
    breedte: fc.option(fc.integer({ min: -99_999, max: 99_999 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(product, ({ hout, breedte }) => {
      const properties = tidyProperties([
        { key: 'hout', values: hout },
        { key: 'breedte', values: breedte === undefined ? [] : [String(breedte)] },
      ]);
      const cells = propertyCells({ properties }, [wood, width]);
      const again = readProperties(properties, { row: 1, properties: cells }, reading(true));
      expect(again).toEqual({ properties, errors: [], added: [], fresh: [] });
    }),
  );
});

describe('properties with any names and values', () => {
  const parts = fc.constantFrom(
    '|',
    '||',
    ' | ',
    ';',
    ',',
    '"',
    "'",
    '=',
    '+',
    '@',
    '>',
    '\n',
    '\t',
    'é',
    '😀',
    'Kenmerk: ',
  );
  const name = fc
    .array(fc.oneof(parts, fc.string({ unit: 'grapheme', maxLength: 6 })), { minLength: 1, maxLength: 5 })
    .map((all) => all.join('').replaceAll('\0', '').trim())
    .filter((all) => propertyTitle.safeParse(all).success);
  const names = (minLength: number, maxLength: number) =>
    fc.uniqueArray(name, { minLength, maxLength, selector: (one) => one.toLowerCase() });
  const definitions = names(1, 4).chain((titles) =>
    fc.tuple(
      ...titles.map((title, at) =>
        names(1, 6).map((values): PropertyDefinition => {
          const all = values.map((value) => ({ value, color: '' }));
          return { key: `k${at}`, title, kind: 'choice', unit: '', values: all };
        }),
      ),
    ),
  );

  it('change nothing when they are exported and imported again', () => {
    const shop = definitions.chain((all) =>
      fc.record({
        all: fc.constant(all),
        given: fc.tuple(...all.map(({ values }) => fc.subarray(values.map(({ value }) => value)))),
      }),
    );
    fc.assert(
      fc.property(shop, ({ all, given }) => {
        const properties = tidyProperties(all.map(({ key }, at) => ({ key, values: given[at] ?? [] })));
        const cells = propertyCells({ properties }, all);
        const own = { properties: all, clearsEmpty: true } as unknown as SheetReading;
        const again = readProperties(properties, { row: 1, properties: cells }, own);
        expect(again).toEqual({ properties, errors: [], added: [], fresh: [] });
      }),
      { numRuns: 1000 },
    );
  });
});
