import { createTranslate } from '@etalage/texts';
import { describe, expect, it } from 'vitest';
import type { ListedProduct } from '../../../queries/product-queries.ts';
import { createSheet } from '../../../lists/sheet/create-sheet.ts';
import type { SheetColumn } from './sheet-columns.ts';
import { cellProblem, changesOf, isEditable, pastedRows, storedText } from './sheet-values.ts';

const t = createTranslate();
const product: ListedProduct = {
  id: 'tafel',
  version: 1,
  state: 'published',
  publish_at: null,
  title: 'Tafel',
  url: '/tafel',
  picture: '',
  article_number: 'T-1',
  price_cents: 10_000,
  sale_price_cents: 9_000,
  cost_cents: null,
  vat_rate_bp: 2100,
  has_options: false,
  variant_count: 0,
  stock_management: true,
  on_hand: 4,
  reserved: 1,
  categories: [],
  category_count: 0,
  updated_at: '2026-11-26T10:00:00.000Z',
};

describe('changesOf', () => {
  it('has what differs from what is stored, with what it was', () => {
    const sheet = createSheet<SheetColumn>();
    sheet.set([
      { id: 'tafel', column: 'price_cents', text: '120' },
      { id: 'tafel', column: 'sale_price_cents', text: '' },
      { id: 'tafel', column: 'cost_cents', text: '45,5' },
      { id: 'tafel', column: 'on_hand', text: '10' },
    ]);
    expect(changesOf(sheet, [product])).toEqual([
      {
        id: 'tafel',
        price_cents: { from: 10_000, to: 12_000 },
        sale_price_cents: { from: 9_000, to: null },
        cost_cents: { from: null, to: 4_550 },
        on_hand: { from: 4, to: 10 },
      },
    ]);
  });

  it('has nothing for a value that was typed again', () => {
    const sheet = createSheet<SheetColumn>();
    sheet.set([{ id: 'tafel', column: 'price_cents', text: '100,00' }]);
    expect(changesOf(sheet, [product])).toEqual([]);
  });
});

it('shows stored values as they are typed', () => {
  expect(storedText(product, 'price_cents')).toBe('100,00');
  expect(storedText(product, 'cost_cents')).toBe('');
  expect(storedText(product, 'on_hand')).toBe('4');
  expect(isEditable({ ...product, stock_management: false }, 'on_hand')).toBe(false);
  expect(isEditable({ ...product, variant_count: 3 }, 'on_hand')).toBe(false);
});

it('needs a price and a number of pieces, and no sale price', () => {
  expect(cellProblem('price_cents', '', t)).toBe('Vul een prijs in.');
  expect(cellProblem('on_hand', '', t)).toBe('Vul een heel getal in.');
  expect(cellProblem('sale_price_cents', '', t)).toBeUndefined();
});

it('reads a block of a spreadsheet', () => {
  expect(pastedRows('10\t9\r\n20\t\r\n')).toEqual([
    ['10', '9'],
    ['20', ''],
  ]);
});
