import { expect, it } from 'vitest';
import { amountCell, itemOf, optionTitles } from './item-of.ts';
import { chair, listOf, readingOf } from './sheet.fixture.ts';

const shop = readingOf();
const single = { ...chair, options: [], variant_options: [], variants: [] };

it.each<[number | null, string]>([
  [null, ''],
  [0, '0,00'],
  [5, '0,05'],
  [1250, '12,50'],
  [-500, '-5,00'],
  [1_000_000_000, '10000000,00'],
])('writes %j cents as %j', (cents, cell) => {
  expect(amountCell(cents)).toBe(cell);
});

it('writes a product in its row and its variants below it', () => {
  const { row, cells, variants } = itemOf(
    { ...chair, stock_management: true, categories: ['c2', 'weg', 'c1'], images: ['/a.jpg', '/b.jpg'] },
    { whole: 9, variants: { b: 4 } },
    shop,
    3,
  );
  expect(row).toBe(3);
  expect(cells).toMatchObject({
    status: 'Concept',
    price: '10,00',
    sale_price: '',
    vat: 'Hoog',
    stock: '',
    low_stock: '',
    weight: '',
    categories: 'Meubels > Stoelen | Meubels',
    images: '/a.jpg | /b.jpg',
    option_1: 'Hout',
    option_2: '',
    quantity_max: '9999',
  });
  expect(variants).toMatchObject([
    {
      row: 4,
      cells: { price: '10,00', stock: '0', weight: '4000', images: '/media/e.jpg', choice_1: 'Eiken' },
    },
    { row: 5, cells: { price: '12,50', stock: '4', weight: '', ean: '4006381333931', choice_1: 'Noten' } },
  ]);
});

it('writes pieces only of what is counted', () => {
  const stockOf = (stock_management: boolean) =>
    itemOf({ ...single, stock_management }, { whole: 9, variants: {} }, shop).cells.stock;
  expect([stockOf(true), stockOf(false)]).toEqual(['9', '']);
  expect(itemOf(chair, { variants: { a: 1 } }, shop).variants[0]?.cells.stock).toBe('');
});

it('names options in the order in which variants combine them', () => {
  const options = [listOf('a', 'A'), listOf('', 'B'), listOf('c', 'C')];
  expect(optionTitles({ ...chair, options, variant_options: ['c', '1', 'weg'] })).toEqual(['C', 'B', '']);
});
