import { describe, expect, expectTypeOf, it } from 'vitest';
import { checkFields } from '../registry/check-fields.ts';
import { describedValues } from '../registry/described-values.ts';
import { readsAsText, refersTo } from '../registry/field-facets.ts';
import { definitionOf } from './definition-of.ts';
import type { FieldValues } from './field.ts';
import { flag, text } from './fields.ts';
import { list } from './list-field.ts';
import { references } from './reference-field.ts';

const hours = list(
  'field_title',
  {
    day: text('field_title', { initial: 'maandag' }),
    closed: flag('field_button'),
    product: references('field_url', 'products'),
  },
  { item: 'field_text', titledBy: 'day', most: 2 },
);
const item = (key: string, attributes: Record<string, unknown>) => ({ layout: 'item', key, attributes });

describe('list', () => {
  it('reads each item with its own fields, and fills what was never stored', () => {
    const stored = [item('a', { day: 'dinsdag', closed: '1', product: 'kast' }), item('b', {})];
    const read = hours.codec.decode(stored);
    expect(read).toEqual([
      { key: 'a', values: { day: 'dinsdag', closed: true, product: 'kast' } },
      { key: 'b', values: { day: 'maandag', closed: false, product: '' } },
    ]);
    type Item = FieldValues<{ hours: typeof hours }>['hours'][number];
    expectTypeOf<Item['values']>().toEqualTypeOf<{
      day: string;
      closed: boolean;
      product: string;
    }>();
    expect(hours.codec.encode(read)).toEqual([
      item('a', { day: 'dinsdag', closed: '1', product: 'kast' }),
      item('b', { day: 'maandag', closed: '0', product: '' }),
    ]);
  });

  it.each<[string, unknown]>([
    ['nothing', ''],
    ['what is no list', { day: 'x' }],
    ['what is no item', ['x', { day: 'x' }]],
  ])('reads %s as no items', (_what, stored) => {
    expect(hours.codec.decode(stored)).toEqual([]);
  });

  it('shows each value of an item with its field, so that references and texts in it are found', () => {
    const stored = { hours: [item('a', { day: 'dinsdag', product: 'kast' })] };
    const found = describedValues([definitionOf('hours', hours)], stored);
    expect(found.filter(({ field }) => readsAsText(field)).map(({ path }) => path)).toEqual(['hours.0.day']);
    expect(found.flatMap(({ path, field }) => (refersTo(field) ? [[path, refersTo(field)]] : []))).toEqual([
      ['hours.0.product', { to: 'products', many: false }],
    ]);
  });

  it('reports which value of an item cannot be read', () => {
    const read = hours.codec.safeDecode([item('a', { day: ['dinsdag'] })]);
    expect(read.success).toBe(false);
    expect(read.error?.issues.map(({ path }) => path)).toEqual([[0, 'day']]);
  });

  it('offers to move items unless their order means nothing', () => {
    const extra = { item: 'field_text' } as const;
    const isFixed = [false, true].map(
      (isUnordered) =>
        list('field_title', { day: text('field_title') }, { ...extra, isUnordered }).definition.config
          ?.disable_drag,
    );
    expect(isFixed).toEqual([false, true]);
  });

  it('contains a limited number of items', () => {
    const three = ['a', 'b', 'c'].map((key) => item(key, { day: key }));
    expect(hours.codec.decode(three).map(({ key }) => key)).toEqual(['a', 'b']);
    const definition = definitionOf('hours', hours);
    expect(checkFields([definition], { hours: three })).toEqual({
      hours: [{ text: 'formfield_check_items', values: { most: '2' } }],
    });
    expect(checkFields([definition], { hours: three.slice(1) })).toEqual({});
  });
});
