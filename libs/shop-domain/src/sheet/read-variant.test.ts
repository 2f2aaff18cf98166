import { expect, it } from 'vitest';
import type { OwnedVariant } from '../owned-product/owned-product.schema.ts';
import { type FoundInRows, readVariant } from './read-variant.ts';
import { readingOf, variantOf } from './sheet.fixture.ts';
import type { SheetCells } from './sheet-item.schema.ts';

const present = variantOf('a', ['Eiken'], {
  article_number: 'ST-E',
  ean: '4006381333931',
  difference_cents: 300,
  weight_grams: 4000,
  images: ['/media/e.jpg'],
});
const read = (cells: SheetCells, clearsEmpty = false) => {
  const found: FoundInRows = { pieces: {}, errors: [], pictures: [] };
  const variant = readVariant(present, { row: 6, cells }, 1000, readingOf({ clearsEmpty }), found);
  return { variant, ...found };
};
const empty = { article_number: ' ', ean: '', weight: '', images: ' ', price: '', stock: '' };

it.each<[SheetCells, Partial<OwnedVariant>]>([
  [{}, {}],
  [empty, {}],
  [{ article_number: ' X ' }, { article_number: 'X' }],
  [{ ean: '12345670' }, { ean: '12345670' }],
  [{ weight: '1.500' }, { weight_grams: 1500 }],
  [{ weight: '0' }, { weight_grams: 0 }],
  [{ price: '10,00' }, { difference_cents: 0 }],
  [{ price: '12,50' }, { difference_cents: 250 }],
  [{ price: '7,50' }, { difference_cents: -250 }],
  [{ price: '-5,00' }, { difference_cents: -1500 }],
  [{ images: '/media/x.jpg | https://elders.nl/1.jpg' }, { images: ['/media/x.jpg', '/media/1.jpg'] }],
])('reads %j', (cells, changes) => {
  expect(read(cells)).toEqual({ variant: { ...present, ...changes }, pieces: {}, errors: [], pictures: [] });
});

it('empties what is empty when the owner wants that, but not its price and its pieces', () => {
  const emptied = { article_number: '', ean: '', weight_grams: null, images: [] };
  expect(read(empty, true)).toMatchObject({ variant: { ...present, ...emptied }, pieces: {} });
  expect(read({}, true).variant).toEqual(present);
});

it('reads its pieces', () => {
  expect(read({ stock: '0' }).pieces).toEqual({ a: 0 });
  expect(read({ stock: '1.000' }).pieces).toEqual({ a: 1000 });
});

it('waits for pictures of other sites under its id', () => {
  const { variant, pictures } = read({ images: 'https://elders.nl/9.jpg' });
  expect(variant.images).toEqual(present.images);
  expect(pictures).toEqual([
    { variant_id: 'a', place: 0, source: 'https://elders.nl/9.jpg', isWaiting: true },
  ]);
});

it('keeps what cannot be read, and says where', () => {
  const { variant, errors, pieces } = read({ price: 'x', weight: '1,5', stock: '1000001' });
  expect([variant, pieces]).toEqual([present, {}]);
  expect(errors).toEqual([
    { row: 6, column: 'stock', text: { key: 'sheet_error_number', values: { typed: '1000001' } } },
    { row: 6, column: 'weight', text: { key: 'sheet_error_number', values: { typed: '1,5' } } },
    { row: 6, column: 'price', text: { key: 'sheet_error_amount', values: { typed: 'x' } } },
  ]);
});
