import { describe, expect, it } from 'vitest';
import { MAX_ENTRIES, MAX_LISTS } from '../definition/list-limits.ts';
import { definitionsOf } from '../settings/definition-of.ts';
import { files, text } from '../settings/fields.ts';
import { list } from '../settings/list-field.ts';
import { references } from '../settings/reference-field.ts';
import { checkLists } from './check-lists.ts';

const fields = definitionsOf({
  title: text('field_title'),
  photos: files('field_url', { maxFiles: 1 }),
  products: references('field_url', 'products', { many: true }),
  category: references('field_url', 'categories'),
  hours: list(
    'field_title',
    { products: references('field_url', 'products', { many: true, most: 3 }) },
    { item: 'field_text', most: 2 },
  ),
});
const many = (count: number) => Array.from({ length: count }, (_, index) => `i${index}`);
const item = (key: string, attributes: Record<string, unknown> = {}) => ({ layout: 'item', key, attributes });
const items = (most: number) => [{ text: 'formfield_check_items', values: { most: String(most) } }];

describe('checkLists', () => {
  it.each<[string, Record<string, unknown>, string, number]>([
    ['a list of references', { products: many(101) }, 'products', 100],
    ['ids separated by a pipe', { products: many(101).join('|') }, 'products', 100],
    ['a list in a field of one reference', { category: many(101) }, 'category', 100],
    ['a list in a field of text', { title: many(101) }, 'title', 100],
    ['items above the limit of their field', { hours: many(3).map((key) => item(key)) }, 'hours', 2],
    [
      'references of an item',
      { hours: [item('a'), item('b', { products: many(4) })] },
      'hours.1.products',
      3,
    ],
    [
      'what no field of an item describes',
      { hours: [item('a', { hidden: many(101) })] },
      'hours.0.hidden',
      100,
    ],
    ['what no field describes', { hidden: many(101) }, 'hidden', 100],
    ['a list deep in what no field describes', { rules: [{ any: { of: many(101) } }] }, 'rules', 100],
    [
      'an object with too many keys',
      { hidden: Object.fromEntries(many(101).map((key) => [key, 1])) },
      'hidden',
      100,
    ],
  ])('refuses %s', (_what, values, path, most) => {
    expect(checkLists(fields, values)).toEqual({ [path]: items(most) });
  });

  it('refuses more than 100 paths of files, which is the limit of storage and not that of the field', () => {
    expect(checkLists(fields, { photos: many(101).join('|') })).toEqual({
      photos: [{ text: 'formfield_check_files', values: { most: '100' } }],
    });
    expect(checkLists(fields, { photos: many(100).join('|') })).toEqual({});
  });

  it('refuses every list after the fiftieth of one record', () => {
    const lists = (count: number) => Object.fromEntries(many(count).map((key) => [key, []]));
    expect(checkLists(fields, lists(MAX_LISTS))).toEqual({});
    expect(checkLists(fields, lists(MAX_LISTS + 2))).toEqual({ i50: items(50), i51: items(50) });
    expect(checkLists(fields, { hours: [item('a', lists(51))] })).toEqual({ 'hours.0.i50': items(50) });
  });

  it('accepts lists at their limit', () => {
    const values = {
      title: 'x'.repeat(1000),
      products: many(MAX_ENTRIES),
      hours: [item('a', { products: many(3) }), item('b')],
      hidden: many(MAX_ENTRIES),
    };
    expect(checkLists(fields, values)).toEqual({});
  });
});
