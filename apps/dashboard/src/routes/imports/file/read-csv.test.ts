import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';
import { fileOf, readText } from './testing.fixture.ts';

const utf16 = (text: string, isLittle: boolean): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  [...`\uFEFF${text}`].forEach((char, index) => {
    view.setUint16(index * 2, char.charCodeAt(0), isLittle);
  });
  return bytes;
};

describe('readTable of CSV', () => {
  const expected = [
    ['Naam', 'Prijs'],
    ['Café', '12,50'],
  ];

  it.each([
    { name: 'UTF-8', content: 'Naam;Prijs\nCafé;12,50\n' },
    { name: 'UTF-8 with a mark', content: '\uFEFFNaam;Prijs\r\nCafé;12,50\r\n' },
    {
      name: 'Windows-1252',
      content: Uint8Array.from([...'Naam;Prijs\nCaf\xe9;12,50'].map((c) => c.charCodeAt(0))),
    },
    { name: 'UTF-16, small end first', content: utf16('Naam\tPrijs\r\nCafé\t12,50', true) },
    { name: 'UTF-16, large end first', content: utf16('Naam\tPrijs\r\nCafé\t12,50', false) },
    { name: 'commas', content: 'Naam,Prijs\nCafé,"12,50"' },
    { name: 'line ends of an old Mac', content: 'Naam;Prijs\rCafé;12,50\r' },
    { name: "Excel's line with the separator", content: 'sep=|\r\nNaam|Prijs\r\nCafé|12,50' },
    {
      name: 'a separator within quotes',
      content: '"Naam";Prijs;"a,b,c,d,e"\nCafé;12,50;',
      extra: 'a,b,c,d,e',
    },
  ])('reads $name', async ({ content, extra }) => {
    const [headings = [], ...rows] = expected;
    const { rows: read } = await readTable(fileOf(content));
    expect(read).toEqual([extra ? [...headings, extra] : headings, ...rows]);
  });

  it('keeps line ends, quotes and white space within cells', async () => {
    const { rows } = await readText('Naam;Tekst\r\n" a ";"regel 1\r\nregel ""2"""\r\n5" buis;x\r\n');
    expect(rows).toEqual([
      ['Naam', 'Tekst'],
      [' a ', 'regel 1\r\nregel "2"'],
      ['5" buis', 'x'],
    ]);
  });

  it('keeps the numbers of rows: empty ones within count, those around the sheet are no rows', async () => {
    expect(await readText('\n;\nNaam;Prijs\n;;\nStoel;1\n;\n\n')).toEqual({
      above: 2,
      rows: [['Naam', 'Prijs'], [], ['Stoel', '1']],
    });
  });

  it('takes protection against formulas off', async () => {
    const { rows } = await readText("Naam\n'=1+1\n''-x\n'-1\n't Hoekje\n-5\n");
    expect(rows.flat()).toEqual(['Naam', '=1+1', "'-x", '-1', "'t Hoekje", '-5']);
  });

  it.each([
    { name: 'an empty file', content: '', key: 'sheet_file_empty' },
    { name: 'only white space', content: ' \n;;\n \n', key: 'sheet_file_empty' },
    { name: 'only separators', content: '\n,,\n', key: 'sheet_file_empty' },
    { name: 'only headings', content: 'Naam;Prijs\n;\n', key: 'sheet_file_no_rows' },
    { name: 'a PDF', content: '%PDF-1.7\nx', key: 'sheet_file_not_a_sheet' },
    { name: 'a web page named .xls', content: '\n<html><table><tr><td>Naam', key: 'sheet_file_not_a_sheet' },
    { name: 'a picture', content: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', key: 'sheet_file_not_a_sheet' },
    { name: 'an open quote', content: 'Naam;Prijs\nStoel;1\n"Tafel;2\nKast;3', key: 'sheet_file_unclosed' },
    { name: 'text behind a quote', content: 'Naam;Prijs\n"5" buis";2\n', key: 'sheet_file_unclosed' },
    { name: '201 columns', content: `${'a;'.repeat(201)}\n1`, key: 'sheet_file_too_many_columns' },
    { name: '50,001 rows', content: 'a\n'.repeat(50_001), key: 'sheet_file_too_many_rows' },
    {
      name: 'a cell of 200,001 characters',
      content: `a\n${'x'.repeat(200_001)}`,
      key: 'sheet_file_cell_too_long',
    },
    { name: 'more than 20 MB', content: new Uint8Array(20_000_001), key: 'sheet_file_too_big' },
  ])('refuses $name', async ({ content, key }) => {
    await expect(readTable(fileOf(content))).rejects.toMatchObject({ name: 'SheetError', key });
  });

  it('takes the largest sheet there may be, also with empty rows and columns around it', async () => {
    const { rows } = await readText(`${'a;'.repeat(200)};;;\n${'b\n'.repeat(49_999)}${';;\n'.repeat(1000)}`);
    expect(rows).toHaveLength(50_000);
    expect(rows[0]).toHaveLength(200);
  });

  it.each([
    { name: 'a million quotes', content: `a;b\n${'"'.repeat(1_000_000)}` },
    { name: 'a million open quotes', content: `a;b\n${'"x;'.repeat(1_000_000)}` },
    { name: 'quotes with text behind them', content: `a;b\n${'"a"b'.repeat(1_000_000)}` },
    { name: 'quotes with white space behind them', content: `a;b\n${'"a" '.repeat(1_000_000)}` },
    { name: 'a quote in each of a million headings', content: '"a"b;'.repeat(1_000_000) },
    { name: 'a row of ten million cells', content: `a\n${';'.repeat(10_000_000)}x` },
    { name: 'two million empty rows', content: `a\n${'\n'.repeat(2_000_000)}` },
    { name: 'white space', content: `a\n${' '.repeat(19_000_000)}` },
  ])('is done soon with $name', { timeout: 20_000 }, async ({ content }) => {
    const start = performance.now();
    await readText(content).catch(() => undefined);
    expect(performance.now() - start).toBeLessThan(15_000);
  });
});
