import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { checkFields } from '../../registry/check-fields.ts';
import { issuesOf, missingFields, recordsOf, sheetOf, suggestedMapping, withColumn } from './import-plan.ts';
import type { ImportField } from './importer-table.schema.ts';
import { decodeSheet, readTable } from './read-table.ts';

const cells = (text: string) => readTable(text).map((row) => row.cells);
const fields: readonly ImportField[] = [
  { type: 'text', key: 'titel', title: 'Titel', settings: { required: true } },
  { type: 'text', key: 'prijs', title: 'Prijs', settings: { input: 'number' } },
];
const sheet = sheetOf(readTable('Titel;Prijs;Notitie\nKast;499,00;x\n\n;veel;y\n'), true);

describe('readTable', () => {
  it.each([
    ['a;b\n1;2', 'semicolons, as a Dutch spreadsheet writes them'],
    ['a,b\r\n1,2\r\n', 'commas'],
    ['a\tb\n1\t2', 'tabs, as pasted cells have'],
    ['\uFEFFa;b\n1;2', 'a mark of the encoding'],
    ['"a" ;"b"\n 1 ; 2 ', 'quotes and spaces'],
  ])('reads %j: %s', (text) => {
    expect(cells(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('reads separators, line ends and doubled quotes within quotes as text', () => {
    expect(cells('naam;maat\n"Kast; ""hoog""\nen breed";2,5')).toEqual([
      ['naam', 'maat'],
      ['Kast; "hoog"\nen breed', '2,5'],
    ]);
  });

  it('leaves out empty rows and numbers the others as in the sheet', () => {
    expect(readTable('a;b\n;\n\n1;2').map(({ number }) => number)).toEqual([1, 4]);
    expect(readTable(' \n')).toEqual([]);
  });

  it.each([
    ['1,5;2,5;3,5', ['1,5', '2,5', '3,5'], 'amounts with commas'],
    ['Maat; breed\tLet op, breekbaar', ['Maat; breed', 'Let op, breekbaar'], 'pasted cells with both'],
    ['Kast', ['Kast'], 'one column'],
    ['5" buis;2', ['5" buis', '2'], 'a quote within a cell'],
  ])('reads %j as the cells %j: %s', (text, row) => {
    expect(cells(text)).toEqual([row]);
  });

  it.each(['"Kast;1\nStoel;2', '"Kast"je;1\nStoel;2'])('reports of %j that a quote is not closed', (text) => {
    expect(readTable(text)[0]).toMatchObject({ number: 1, isUnclosed: true });
    expect(readTable('Kast;1\nStoel;2').some(({ isUnclosed }) => isUnclosed)).toBe(false);
  });

  it('reads back whatever cells a sheet was written with', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('"', ';', ',', '\t', '\r\n', "'=1"),
    );
    const written = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(written, fc.constantFrom(';', ',', '\t'), (rows, delimiter) => {
        const named = [rows[0]?.map((_, column) => `kolom${column}`) ?? [], ...rows];
        const trimmed = named.map((row) => row.map((content) => content.trim()));
        const text = Papa.unparse(named, { delimiter, newline: '\r\n' });
        expect(cells(text)).toEqual(trimmed.filter((row) => row.some((content) => content !== '')));
      }),
    );
  });
});

it('decodes a file in UTF-8, and one that Excel wrote in the letters of Windows', () => {
  const windows = Uint8Array.from([0x43, 0x61, 0x66, 0xe9]).buffer;
  expect(decodeSheet(windows)).toBe('Café');
  expect(decodeSheet(new TextEncoder().encode('Café').buffer)).toBe('Café');
});

describe('a mapping of columns', () => {
  it('is suggested by title or key, whatever the letters, and gives a field once', () => {
    const named = [
      { key: 'titel', name: 'Titel' },
      { key: 'mail', name: 'E-mailadres' },
    ];
    expect(suggestedMapping(['TITEL', 'e-mail adres', 'Titel', '', 'Mail'], named)).toEqual([
      'titel',
      'mail',
      '',
      '',
      '',
    ]);
  });

  it('is also suggested by what other programs call a column', () => {
    const named = [
      { key: 'from', name: 'Oud', names: ['source', 'Redirect from'] },
      { key: 'to', name: 'Nieuw', names: ['target', 'Redirect to'] },
    ];
    expect(suggestedMapping(['source', 'target', 'regex'], named)).toEqual(['from', 'to', '']);
    expect(suggestedMapping(['Redirect from', 'Redirect to'], named)).toEqual(['from', 'to']);
  });

  it('moves a field that went to another column', () => {
    expect(withColumn(['a', 'b', ''], 2, 'a')).toEqual(['', 'b', 'a']);
    expect(withColumn(['a', 'b', ''], 1, '')).toEqual(['a', '', '']);
  });

  it('makes a record of each row, without the columns left out', () => {
    expect(recordsOf(sheet, ['titel', 'prijs', ''])).toEqual([
      { titel: 'Kast', prijs: '499,00' },
      { titel: '', prijs: 'veel' },
    ]);
  });
});

describe('what is wrong with a sheet', () => {
  it('is reported by row and field, by the checks of the fields', () => {
    expect(issuesOf(sheet, ['titel', 'prijs', ''], fields, checkFields)).toEqual([
      { row: 4, key: 'titel', text: 'formfield_import_empty' },
      { row: 4, key: 'prijs', text: 'formfield_check_number' },
    ]);
    expect(issuesOf(sheet, ['', '', ''], fields, checkFields)).toEqual([]);
  });

  it('is also what a rule of the import refuses, in cells with something that the field accepts', () => {
    const check = (cell: string) => (cell.length > 3 ? [{ text: 'formfield_check_text' as const }] : []);
    const ruled: ImportField[] = [{ type: 'text', key: 'prijs', settings: { input: 'number', check } }];
    const prices = sheetOf(readTable('Prijs;x\n1;x\n1000;x\nveel;x\n;x'), true);
    expect(issuesOf(prices, ['prijs', ''], ruled, checkFields)).toEqual([
      { row: 3, key: 'prijs', text: 'formfield_check_text' },
      { row: 4, key: 'prijs', text: 'formfield_check_number' },
    ]);
  });

  it('is a quote that is not closed: the row is neither checked nor imported', () => {
    const broken = sheetOf(readTable('Titel;Prijs\n"Kast;veel\nStoel;2'), true);
    expect(issuesOf(broken, ['titel', 'prijs'], fields, checkFields)).toEqual([
      { row: 2, key: '', text: 'formfield_import_unclosed' },
    ]);
  });

  it('is also a required field without a column', () => {
    expect(missingFields(['', 'prijs', ''], fields).map(({ key }) => key)).toEqual(['titel']);
    expect(missingFields(['titel', '', ''], fields)).toEqual([]);
  });

  it('counts the rows of a sheet without names from the first', () => {
    const bare = sheetOf(readTable('Kast;1\nStoel;2;3'), false);
    expect(bare.headers).toEqual(['', '', '']);
    expect(bare.rows.map(({ number }) => number)).toEqual([1, 2]);
  });
});
