import { describe, expect, it } from 'vitest';
import type { OwnedProductContent } from '../owned-product/owned-product.schema.ts';
import { MAX_VARIANTS } from '../owned-product/limits.ts';
import { applyItem } from './apply-item.ts';
import { chair, readingOf, sheetOf } from './sheet.fixture.ts';
import type { SheetCells } from './sheet-item.schema.ts';

const single: OwnedProductContent = { ...chair, options: [], variant_options: [], variants: [] };
const apply = (before: OwnedProductContent, cells: SheetCells, ...rows: SheetCells[]) =>
  applyItem(before, sheetOf(cells, ...rows), readingOf());
const places = (before: OwnedProductContent, cells: SheetCells, ...rows: SheetCells[]) =>
  apply(before, cells, ...rows).errors.map(({ row, column, text }) => [row, column, text.key]);

describe('the limits of a product', () => {
  it.each<[SheetCells, string, string]>([
    [{ title: 'x'.repeat(201) }, 'title', 'sheet_error_too_big'],
    [{ url: `/${'x'.repeat(500)}` }, 'url', 'sheet_error_too_big'],
    [{ article_number: 'x'.repeat(101) }, 'article_number', 'sheet_error_too_big'],
    [{ ean: '1'.repeat(21) }, 'ean', 'sheet_error_too_big'],
    [{ brand: 'x'.repeat(101) }, 'brand', 'sheet_error_too_big'],
    [{ low_stock: '1000001' }, 'low_stock', 'sheet_error_too_big'],
    [{ weight: '100000001' }, 'weight', 'sheet_error_too_big'],
    [{ quantity_min: '0' }, 'quantity_min', 'sheet_error_limit'],
    [{ quantity_max: '10000' }, 'quantity_max', 'sheet_error_too_big'],
    [{ quantity_step: '0' }, 'quantity_step', 'sheet_error_limit'],
    [{ images: `/${'x'.repeat(500)}` }, 'images', 'sheet_error_too_big'],
    [{ images: '/a\u0000b' }, 'images', 'sheet_error_limit'],
    [{ images: Array.from({ length: 51 }, (_, at) => `/${at}`).join('|') }, 'images', 'sheet_error_too_big'],
    [{ seo_title: 'x'.repeat(201) }, 'seo_title', 'sheet_error_too_big'],
    [{ seo_description: 'x'.repeat(501) }, 'seo_description', 'sheet_error_too_big'],
  ])('refuse %j in %s', (cells, column, key) => {
    expect(apply(chair, cells).errors).toEqual([{ row: 5, column, text: { key, values: {} } }]);
  });

  it('refuse a product without a title, but not one without an address', () => {
    expect(places({ ...single, title: '', url: '' }, {})).toEqual([[5, 'title', 'sheet_error_limit']]);
    expect(places({ ...single, url: '' }, {})).toEqual([]);
  });

  it('refuse parts of a variant in its row', () => {
    const long = 'x'.repeat(201);
    expect(places(chair, {}, { choice_1: 'Noten', weight: '100000001', article_number: long })).toEqual([
      [6, 'article_number', 'sheet_error_too_big'],
      [6, 'weight', 'sheet_error_too_big'],
    ]);
    expect(places(chair, {}, { choice_1: 'Noten' }, { choice_1: 'Eiken', price: '99.999.999' })).toEqual([
      [7, 'price', 'sheet_error_too_big'],
    ]);
    expect(places(chair, {}, { choice_1: long })).toContainEqual([6, 'choice_1', 'sheet_error_too_big']);
  });

  it('refuse more variants and choices than there can be', () => {
    const rows = Array.from({ length: MAX_VARIANTS - 1 }, (_, at) => ({ choice_1: `k${at}` }));
    expect(places(chair, {}, ...rows)).toEqual([
      [5, '', 'sheet_error_too_big'],
      [5, 'choice_1', 'sheet_error_too_big'],
    ]);
  });
});

describe('the rules of products', () => {
  it.each<[SheetCells, string, string]>([
    [{ sale_price: '10,00' }, 'sale_price', 'product_sale_not_lower'],
    [{ ean: '4006381333932' }, 'ean', 'product_ean_invalid'],
    [{ quantity_min: '5', quantity_max: '4' }, 'quantity_max', 'product_quantity_range'],
    [{ quantity_max: '4', quantity_step: '4' }, 'quantity_step', 'product_quantity_step'],
  ])('refuse %j in %s', (cells, column, key) => {
    expect(apply(chair, cells).errors).toEqual([{ row: 5, column, text: { key, values: {} } }]);
  });

  it.each<[SheetCells, string, string]>([
    [{ article_number: 'ST' }, 'article_number', 'product_variant_number_double'],
    [{ article_number: 'ST-E' }, 'article_number', 'product_variant_number_double'],
    [{ ean: '4006381333932' }, 'ean', 'product_ean_invalid'],
    [{ price: '-0,01' }, 'price', 'product_variant_negative'],
  ])('refuse a variant with %j in its row', (cells, column, key) => {
    expect(places(chair, {}, { choice_1: 'Eiken' }, { choice_1: 'Noten', ...cells })).toEqual([
      [7, column, key],
    ]);
  });

  it('name the row of the product for a variant that has none', () => {
    expect(places(chair, { article_number: 'ST-N' })).toEqual([
      [5, 'article_number', 'product_variant_number_double'],
    ]);
    const free = { ...chair, variants: chair.variants.map((one) => ({ ...one, difference_cents: -500 })) };
    expect(places(free, { price: '4,99' }, { choice_1: 'Noten', price: '1' })).toEqual([
      [5, 'price', 'product_variant_negative'],
    ]);
  });

  it('accept a variant below an excluded base price', () => {
    const row = { choice_1: 'Eiken', price: '-5,00' };
    const { content, errors } = apply({ ...chair, exclude_base_price: true }, {}, row);
    expect([errors, content.variants[0]?.difference_cents]).toEqual([[], -1500]);
  });

  it('refuse options with the same title', () => {
    const cells = { option_1: 'Maat', option_2: 'MAAT' };
    expect(places(single, cells, { choice_1: 'S', choice_2: 'M' })).toEqual([
      [5, 'choice_1', 'product_variants_option_gone'],
    ]);
  });

  it('wait until every cell can be read', () => {
    expect(
      places(chair, { ean: 'x', price: 'x' }, { choice_1: ' ' }, { choice_1: 'Eiken', stock: 'x' }),
    ).toEqual([
      [5, 'price', 'sheet_error_amount'],
      [6, 'choice_1', 'sheet_error_no_choice'],
      [7, 'stock', 'sheet_error_number'],
    ]);
    expect(places(single, { ean: 'x', stock: '-1' })).toEqual([[5, 'stock', 'sheet_error_number']]);
  });
});

it('counts prices of variants from the new base price', () => {
  const differences = (cells: SheetCells, ...rows: SheetCells[]) =>
    apply(chair, cells, ...rows).content.variants.map(({ difference_cents }) => difference_cents);
  expect(differences({ price: '20,00' })).toEqual([0, 250]);
  expect(differences({ price: '20,00' }, { choice_1: 'Noten', price: '12,50' })).toEqual([0, -750]);
  expect(differences({}, { choice_1: 'Eiken', price: '12,50' })).toEqual([250, 250]);
});

it('answers with the rows, pictures and missing categories of a product', () => {
  const cells = { categories: 'Tuin', images: 'https://b.nl/1.jpg' };
  const applied = apply(chair, cells, { choice_1: 'Noten', images: 'https://b.nl/2.jpg' });
  expect(applied.errors).toEqual([]);
  expect([...applied.rows]).toEqual([['b', 6]]);
  expect(applied.missing).toEqual(['Tuin']);
  expect(applied.pictures.map(({ variant_id, source }) => [variant_id, source])).toEqual([
    ['', 'https://b.nl/1.jpg'],
    ['b', 'https://b.nl/2.jpg'],
  ]);
});
