import { describe, expect, it } from 'vitest';
import type { OwnedProductContent } from '../owned-product/owned-product.schema.ts';
import { applyCells, columnOf } from './apply-cells.ts';
import { chair, readingOf, sheetOf } from './sheet.fixture.ts';
import { sheetColumns } from './sheet-columns.ts';
import type { SheetCells } from './sheet-item.schema.ts';
import type { SheetReading } from './sheet-shop.ts';

const full: OwnedProductContent = {
  ...chair,
  sale_price_cents: 900,
  cost_cents: 400,
  low_stock: 3,
  ean: '4006381333931',
  brand: 'Merk',
  weight_grams: 5000,
  categories: ['c1'],
  images: ['/media/0.jpg'],
  quantity_min: 2,
  quantity_max: 8,
  quantity_step: 2,
  intro_description: '<p>i</p>',
  short_description: '<p>k</p>',
  description: '<p>b</p>',
  extra_description: '<p>e</p>',
  extra_description_right: '<p>r</p>',
  seo_title: 'T',
  seo_description: 'D',
};
const apply = (cells: SheetCells, changes: Partial<SheetReading> = {}) =>
  applyCells(full, sheetOf(cells), readingOf(changes));
const allEmpty = Object.fromEntries(sheetColumns.map((column) => [column, '  ']));

describe('cells of a product', () => {
  it('keep what has no column, and what is empty', () => {
    const kept = { content: full, errors: [], missing: [], pictures: [] };
    expect(apply({}, { clearsEmpty: true })).toEqual(kept);
    expect(apply(allEmpty)).toEqual(kept);
  });

  it('empty what is empty when the owner wants that, but not what a product needs', () => {
    expect(apply(allEmpty, { clearsEmpty: true }).content).toEqual({
      ...full,
      article_number: '',
      sale_price_cents: null,
      cost_cents: null,
      low_stock: null,
      ean: '',
      brand: '',
      weight_grams: 0,
      categories: [],
      images: [],
      quantity_min: 1,
      quantity_max: 9999,
      quantity_step: 1,
      intro_description: '',
      short_description: '',
      description: '',
      extra_description: '',
      extra_description_right: '',
      seo_title: '',
      seo_description: '',
    });
  });

  it('change what they say, without the spaces around it', () => {
    const { content, errors } = apply({
      title: ' Kruk ',
      price: ' 1.234,50 ',
      vat: 'laag',
      low_stock: '0',
      quantity_max: '1.000',
      description: '\n<p>x</p>\n',
    });
    expect(errors).toEqual([]);
    expect(content).toEqual({
      ...full,
      title: 'Kruk',
      price_cents: 123_450,
      vat_class_id: 'low',
      low_stock: 0,
      quantity_max: 1000,
      description: '<p>x</p>',
    });
  });

  it('keep what cannot be read, and say where', () => {
    const { content, errors } = apply({ price: 'x', weight: 'y', brand: 'Nieuw' });
    expect(content).toEqual({ ...full, brand: 'Nieuw' });
    expect(errors).toEqual([
      { row: 5, column: 'price', text: { key: 'sheet_error_amount', values: { typed: 'x' } } },
      { row: 5, column: 'weight', text: { key: 'sheet_error_number', values: { typed: 'y' } } },
    ]);
  });
});

it.each<[string, string[], string[]]>([
  ['Meubels > Stoelen', ['c2'], []],
  ['MEUBELS>stoelen | meubels', ['c2', 'c1'], []],
  ['Hout >> Metaal > A || B', ['c3'], []],
  ['Meubels | Meubels', ['c1'], []],
  ['Meubels | Tuin > Banken', ['c1'], ['Tuin > Banken']],
  ['Tuin | tuin | TUIN > a', [], ['Tuin', 'TUIN > a']],
  [' | ', ['c1'], []],
])('reads the categories %j', (typed, categories, missing) => {
  const applied = apply({ categories: typed });
  expect([applied.content.categories, applied.missing]).toEqual([categories, missing]);
});

it.each([
  ['sale_price_cents', 'sale_price'],
  ['cost_cents', 'cost'],
  ['price_cents', 'price'],
  ['difference_cents', 'price'],
  ['vat_class_id', 'vat'],
  ['weight_grams', 'weight'],
  ['title', 'title'],
  ['url', 'url'],
  ['status', 'status'],
  ['images', 'images'],
  ['choices', 'choice_1'],
  ['variants', 'choice_1'],
  ['options', ''],
  ['__proto__', ''],
])('knows the column of %s', (key, column) => {
  expect(columnOf(key)).toBe(column);
});
