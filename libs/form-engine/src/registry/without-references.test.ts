import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { fieldTypes } from '../definition/field-types.ts';
import { fieldFixtures } from '../testing/field.fixture.ts';
import { refersTo } from './field-facets.ts';
import { withoutReferences } from './without-references.ts';

const product: FieldDefinition = { type: 'reference', key: 'product', settings: { refersTo: 'products' } };
const many: FieldDefinition = { ...product, key: 'producten', multiple: true };

describe('withoutReferences', () => {
  it('empties one reference and a list of them, and nothing else', () => {
    const values = { product: 'kast', producten: ['a', 'b'], titel: 'Kast', vreemd: 'kast' };
    const fields: FieldDefinition[] = [product, many, { type: 'text', key: 'titel' }];
    expect(withoutReferences(fields, values)).toEqual({
      product: '',
      producten: [],
      titel: 'Kast',
      vreemd: 'kast',
    });
    expect(values.product).toBe('kast');
  });

  it('empties references within layouts and the items of lists', () => {
    const list: FieldDefinition = {
      type: 'flexible',
      key: 'items',
      layouts: [{ layout: 'rij', title: 'Rij', fields: [product, { type: 'text', key: 'tekst' }] }],
    };
    const tabs: FieldDefinition = {
      type: 'tabs',
      settings: { tabs: [{ title: 'Tab', fields: [many, list] }] },
    };
    const item = (attributes: object, layout = 'rij') => ({ layout, key: 'k', attributes });
    const unknown = item({ product: 'kast' }, 'oud');
    const values = { producten: ['a'], items: [item({ product: 'kast', tekst: 'x' }), unknown] };
    expect(withoutReferences([tabs], values)).toEqual({
      producten: [],
      items: [item({ product: '', tekst: 'x' }), unknown],
    });
  });

  it.each(fieldTypes)('empties a %s when it refers to something, and only then', (type) => {
    const definition = { ...fieldFixtures[type].definition, key: 'sleutel' };
    const kind = refersTo(definition);
    const expected = kind === undefined ? '7' : kind.many ? [] : '';
    expect(withoutReferences([definition], { sleutel: '7' })).toEqual({ sleutel: expected });
  });

  it('adds nothing to a record without the field', () => {
    expect(withoutReferences([product], {})).toEqual({});
  });
});
