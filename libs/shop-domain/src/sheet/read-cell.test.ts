import { describe, expect, it } from 'vitest';
import { centsOf, emptied, piecesOf, readers, shortened, wholeOf } from './read-cell.ts';
import { sheetColumns, type SheetColumn } from './sheet-columns.ts';
import { readingOf } from './sheet.fixture.ts';

const shop = readingOf();
const read = (column: SheetColumn, typed: string) => readers[column]?.(typed, shop);

it.each<[string, number | undefined]>([
  ['12,50', 1250],
  ['12.50', 1250],
  ['12,5', 1250],
  ['12', 1200],
  ['0', 0],
  ['€ 3', 300],
  ['€3,-', 300],
  ['1.234,56', 123_456],
  ['1.234', 123_400],
  ['1234.56', 123_456],
  ['10000000', 1_000_000_000],
  ['10000000,01', undefined],
  ['-1', undefined],
  ['1,234.56', undefined],
  ['12,505', undefined],
  ['0.123', undefined],
  ['12 euro', undefined],
  ['', undefined],
])('reads the amount %j as %j cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

it.each<[string, number | undefined]>([
  ['0', 0],
  ['12', 12],
  ['007', 7],
  ['12,0', 12],
  ['12.00', 12],
  ['12.0000', 12],
  ['1.200', 1200],
  ['1.000', 1000],
  ['1.000.000', 1_000_000],
  ['1.200,00', 1200],
  ['999999999', 999_999_999],
  ['1234567890', undefined],
  ['1,000', undefined],
  ['0.123', undefined],
  ['1234.567', undefined],
  ['12,5', undefined],
  ['-1', undefined],
  ['+1', undefined],
  ['1e3', undefined],
  ['.00', undefined],
  ['', undefined],
])('reads the whole number %j as %j', (typed, number) => {
  expect(wholeOf(typed)).toBe(number);
});

it('counts up to a million pieces', () => {
  expect(['1.000.000', '1000001', 'x'].map(piecesOf)).toEqual([1_000_000, undefined, undefined]);
});

describe('a status', () => {
  it.each<[string, string]>([
    ...['Concept', 'CONCEPT', 'draft', 'Private', 'unlisted', '0', '-1', 'FALSE', 'nee'].map(
      (word): [string, string] => [word, 'draft'],
    ),
    ...['archief', 'archived', 'Gearchiveerd'].map((word): [string, string] => [word, 'archived']),
    ...['online', 'published', 'Active', 'actief', 'gepubliceerd', '1', 'true', 'ja'].map(
      (word): [string, string] => [word, 'published'],
    ),
  ])('reads %j as %s', (typed, status) => {
    expect(read('status', typed)).toMatchObject({ part: { status } });
  });

  it('ends a plan unless it is a draft', () => {
    expect(read('status', 'Online')).toEqual({ part: { status: 'published', publish_at: null } });
    expect(read('status', 'Archief')).toEqual({ part: { status: 'archived', publish_at: null } });
    expect(read('status', 'Concept')).toEqual({ part: { status: 'draft' } });
  });

  it('is the word of the shop before that of another system', () => {
    const own = readingOf({ statuses: { draft: 'Active', published: 'Online', archived: 'Weg' } });
    expect(readers.status?.('active', own)).toEqual({ part: { status: 'draft' } });
  });
});

it.each([
  ['Hoog', 'high'],
  ['laag', 'low'],
  ['21', 'high'],
  ['21%', 'high'],
  ['21,0 %', 'high'],
  ['9.00', 'low'],
  ['5,5', 'half'],
  ['5.50%', 'half'],
])('reads the VAT %j as %s', (typed, vat_class_id) => {
  expect(read('vat', typed)).toEqual({ part: { vat_class_id } });
});

it('reads VAT by its name before its rate', () => {
  const vatClasses = [
    { id: 'a', name: 'Hoog', rate_bp: 900 },
    { id: 'b', name: '9', rate_bp: 0 },
  ];
  expect(readers.vat?.('9', readingOf({ vatClasses }))).toEqual({ part: { vat_class_id: 'b' } });
});

const statuses = { draft: 'Concept', published: 'Online', archived: 'Archief' };
it.each<[SheetColumn, string, string, object]>([
  ['price', 'gratis', 'sheet_error_amount', { typed: 'gratis' }],
  ['sale_price', '-1', 'sheet_error_amount', { typed: '-1' }],
  ['cost', '1,234', 'sheet_error_amount', { typed: '1,234' }],
  ['low_stock', '1,5', 'sheet_error_number', { typed: '1,5' }],
  ['weight', '1 kg', 'sheet_error_number', { typed: '1 kg' }],
  ['quantity_min', 'een', 'sheet_error_number', { typed: 'een' }],
  ['quantity_max', '-2', 'sheet_error_number', { typed: '-2' }],
  ['quantity_step', '0,5', 'sheet_error_number', { typed: '0,5' }],
  ['status', 'Weg', 'sheet_error_status', { typed: 'Weg', ...statuses }],
  ['status', '__proto__', 'sheet_error_status', { typed: '__proto__', ...statuses }],
  ['status', 'constructor', 'sheet_error_status', { typed: 'constructor', ...statuses }],
  ['vat', '20%', 'sheet_error_vat', { typed: '20%', names: 'Hoog, Laag, Bijzonder' }],
  ['vat', '121', 'sheet_error_vat', { typed: '121', names: 'Hoog, Laag, Bijzonder' }],
  ['vat', 'hoogst', 'sheet_error_vat', { typed: 'hoogst', names: 'Hoog, Laag, Bijzonder' }],
  ['price', 'x'.repeat(61), 'sheet_error_amount', { typed: `${'x'.repeat(60)}…` }],
])('refuses %s %j with %s', (column, typed, key, values) => {
  expect(read(column, typed)).toEqual({ problem: { key, values } });
});

it('shortens without cutting a sign in half', () => {
  expect(shortened('x'.repeat(60))).toBe('x'.repeat(60));
  expect(shortened(`${'x'.repeat(59)}😀`)).toBe(`${'x'.repeat(59)}…`);
});

it('has a part for every column that can be emptied, and keeps what a product cannot be without', () => {
  const kept = sheetColumns.filter((column) => emptied[column] === undefined);
  expect(kept).toEqual(
    ['url', 'title', 'status', 'price', 'vat', 'stock'].concat(
      [1, 2, 3].flatMap((at) => [`option_${at}`, `choice_${at}`]),
    ),
  );
});
