import { describe, expect, it } from 'vitest';
import type { LayoutDefinition } from '../../definition/field-parts.ts';
import { itemTitle, titleReference } from './item-title.ts';

const layout: LayoutDefinition = {
  layout: 'item',
  title: 'Regel',
  dynamic_title: ['field', 'price', 'product'],
  fields: [
    {
      type: 'select',
      key: 'field',
      value: 'price',
      options: [
        { value: 'price', label: 'Prijs' },
        { value: 'sale', label: 'Aanbieding' },
      ],
    },
    { type: 'text', key: 'price', conditional: ({ field = 'price' }) => field === 'price' },
    { type: 'reference', key: 'product', settings: { refersTo: 'products' } },
  ],
};
const titleOf = (attributes: object, of: LayoutDefinition | undefined = layout) =>
  itemTitle({ layout: 'item', key: 'a', attributes: { ...attributes } }, of);

describe('itemTitle', () => {
  it.each<[string, object, string[]]>([
    ['the labels of choices and what was typed', { field: 'price', price: '500' }, ['Prijs', '500']],
    ['the initial choice of a new item', {}, ['Prijs']],
    ['only fields that show', { field: 'sale', price: '500' }, ['Aanbieding']],
    ['no value that is a list', { field: 'sale', product: ['a'] }, ['Aanbieding']],
  ])('is %s', (_what, attributes, title) => {
    expect(titleOf(attributes)).toEqual(title);
  });

  it('has the name of what a field refers to, once it is known', () => {
    const item = { layout: 'item', key: 'a', attributes: { field: 'sale', product: 'kast' } };
    expect(itemTitle(item, layout, (id) => `${id}!`)).toEqual(['Aanbieding', 'kast!']);
    expect(itemTitle(item, layout)).toEqual(['Aanbieding']);
    expect(titleReference(item, layout)).toEqual({ to: 'products', id: 'kast' });
    expect(titleReference({ ...item, attributes: {} }, layout)).toBeUndefined();
  });

  it('is the title of the layout while no field has a value, and the stored layout without one', () => {
    expect(titleOf({}, { ...layout, dynamic_title: 'product' })).toEqual(['Regel']);
    expect(itemTitle({ layout: 'weg', key: 'a', attributes: {} }, undefined)).toEqual(['weg']);
  });
});
