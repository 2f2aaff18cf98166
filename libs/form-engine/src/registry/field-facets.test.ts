import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FieldHolds } from '../definition/field-type-schema.ts';
import { fieldTypes, type FieldType } from '../definition/field-types.ts';
import { fieldFixtures } from '../testing/field.fixture.ts';
import { describedValues } from './described-values.ts';
import { addressesIn, emptyOf, holdsOf, readsAsText, refersTo, schemaOf } from './field-facets.ts';
import { schemaRegistry } from './schema-registry.ts';

describe('what a field states about its value', () => {
  it.each<[FieldType, FieldHolds]>([
    ['text', 'line'],
    ['textarea', 'lines'],
    ['text_editor', 'html'],
    ['flexible', 'list'],
    ['editor', 'list'],
    ['image', 'file'],
    ['file', 'file'],
    ['category_connections', 'reference'],
    ['code_editor', 'other'],
    ['content', 'none'],
  ])('states that %s holds %s', (type, expected) => {
    expect(holdsOf({ type })).toBe(expected);
  });

  it.each(fieldTypes)('%s has a kind of content if it stores a value, and only then', (type) => {
    const { kind } = schemaRegistry[type];
    const stores = kind === 'value' || type === 'toggle';
    expect(holdsOf({ type }) !== 'none').toBe(stores);
  });

  it.each(fieldTypes)('%s states what it refers to if it contains a reference, and only then', (type) => {
    const { definition } = fieldFixtures[type];
    expect(refersTo(definition) !== undefined).toBe(holdsOf(definition) === 'reference');
  });

  it.each<[FieldDefinition, unknown, string[]]>([
    [{ type: 'text', settings: { input: 'link' } }, '/contact', ['/contact']],
    [{ type: 'text', settings: { input: 'link' } }, '', []],
    [{ type: 'text' }, '/contact', []],
    [{ type: 'text_editor' }, '<p>/a <a href="/b">b</a></p>', ['/b']],
    [{ type: 'textarea' }, '<a href="/b">b</a>', []],
    [{ type: 'code_editor' }, '<a href="/b">b</a>', []],
    [{ type: 'image' }, '|/media/w/a.jpg|/media/w/b.jpg', ['/media/w/a.jpg', '/media/w/b.jpg']],
    [{ type: 'file' }, [{ path: '/media/w/a.pdf', name: 'a', custom: '' }], ['/media/w/a.pdf']],
  ])('finds the addresses in a value of %o', (definition, value, addresses) => {
    expect(addressesIn(definition, value)).toEqual(addresses);
  });

  it.each<[FieldDefinition, boolean]>([
    [{ type: 'text' }, true],
    [{ type: 'text', settings: { input: 'tel' } }, true],
    [{ type: 'text', settings: { input: 'number' } }, false],
    [{ type: 'text', settings: { input: 'link' } }, false],
    [{ type: 'text', settings: { input: 'identifier' } }, false],
    [{ type: 'textarea' }, true],
    [{ type: 'text_editor' }, true],
    [{ type: 'boolean' }, false],
    [{ type: 'select' }, false],
    [{ type: 'code_editor' }, false],
    [{ type: 'password' }, false],
  ])('knows whether people read the text of %o', (definition, isRead) => {
    expect(readsAsText(definition)).toBe(isRead);
  });
});

describe('the empty value of a field', () => {
  it.each<[FieldDefinition, unknown]>([
    [{ type: 'text' }, ''],
    [{ type: 'image' }, ''],
    [{ type: 'boolean' }, '0'],
    [{ type: 'boolean', false_value: 'nee' }, 'nee'],
    [{ type: 'toggle' }, '0'],
    [{ type: 'select' }, ''],
    [{ type: 'select', multiselect: true }, []],
    [{ type: 'multiselect' }, []],
    [{ type: 'multiselect', multiple: false }, ''],
    [{ type: 'reference' }, ''],
    [{ type: 'reference', multiple: true }, []],
    [{ type: 'flexible' }, []],
    [{ type: 'group' }, undefined],
    [{ type: 'title' }, undefined],
  ])('of %o is %j', (definition, empty) => {
    expect(emptyOf(definition)).toEqual(empty);
  });

  it.each(fieldTypes)('of %s is accepted by its check', (type) => {
    const { definition } = fieldFixtures[type];
    expect(schemaOf(definition).check(emptyOf(definition), definition)).toEqual([]);
  });
});

describe('describedValues', () => {
  const fields: FieldDefinition[] = [
    { type: 'tabs', settings: { tabs: [{ title: 'Tab', fields: [{ type: 'text', key: 'titel' }] }] } },
    {
      type: 'flexible',
      key: 'items',
      layouts: [{ layout: 'rij', title: 'Rij', fields: [{ type: 'textarea', key: 'tekst' }] }],
    },
    { type: 'text', key: 'leeg' },
  ];
  const item = (layout: string, attributes: Record<string, unknown>) => ({ layout, key: 'k', attributes });

  it('finds every value with its field, within layouts and items too', () => {
    const rows = [item('rij', { tekst: 'een', los: 'x' }), item('oud', { tekst: 'twee' })];
    const found = describedValues(fields, { titel: 'Kop', items: rows, vreemd: 'y' });
    expect(found.map(({ path, field, value }) => [path, field.type, value])).toEqual([
      ['titel', 'text', 'Kop'],
      ['items', 'flexible', rows],
      ['items.0.tekst', 'textarea', 'een'],
    ]);
  });

  it('states which values have no effect because a condition does not hold, within items too', () => {
    const conditional = [{ name: 'soort', operator: '==' as const, value: 'lijst' }];
    const conditioned = fields.map((field) => (field.key === 'items' ? { ...field, conditional } : field));
    const values = { soort: 'los', items: [item('rij', { tekst: 'een' })] };
    const shownOf = (record: Record<string, unknown>) =>
      describedValues(conditioned, record).map(({ path, shown }) => [path, shown]);
    expect(shownOf(values)).toEqual([
      ['items', false],
      ['items.0.tekst', false],
    ]);
    expect(shownOf({ ...values, soort: 'lijst' })).toEqual([
      ['items', true],
      ['items.0.tekst', true],
    ]);
  });

  it('finds nothing in an empty record, nor in a list that cannot be read', () => {
    expect(describedValues(fields, {})).toEqual([]);
    expect(describedValues(fields, { items: 'x' }).map(({ path }) => path)).toEqual(['items']);
  });
});
