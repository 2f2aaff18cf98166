import { createTranslate } from '@etalage/texts';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';
import { tableOf } from './table-of.ts';
import { fileOf } from './testing.fixture.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

const textOf = async (blob: Blob) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());

describe('tableOf', () => {
  it('has headings, and each product above its variants, with the columns that are used', () => {
    const items = [
      {
        row: 9,
        cells: { title: 'Stoel', url: '/stoel', option_1: 'Kleur' },
        variants: [{ row: 10, cells: { choice_1: 'Rood', stock: '2' } }],
      },
      { row: 12, cells: { title: 'Tafel' }, variants: [] },
    ];
    expect(tableOf(items, createTranslate())).toEqual([
      ['Soort', 'Adres', 'Naam', 'Voorraad', 'Optie 1', 'Keuze 1'],
      ['product', '/stoel', 'Stoel', '', 'Kleur', ''],
      ['variant', '', '', '2', '', 'Rood'],
      ['product', '', 'Tafel', '', '', ''],
    ]);
  });
});

describe('writeCsv', () => {
  it('writes what Dutch Excel opens', async () => {
    const blob = writeCsv([
      ['Naam', 'Prijs'],
      ['Stoel "X"; rond', '12,50'],
    ]);
    expect(await textOf(blob)).toBe('\uFEFFNaam;Prijs\r\n"Stoel ""X""; rond";"12,50"\r\n');
  });

  it.each([
    { cell: '=HYPERLINK("x")', written: `"'=HYPERLINK(""x"")"` },
    { cell: '+31 6 1', written: "'+31 6 1" },
    { cell: '-5', written: '-5' },
    { cell: '+5.25', written: '+5.25' },
    { cell: '-5+cmd', written: "'-5+cmd" },
    { cell: '@a', written: "'@a" },
    { cell: '\t=1', written: `"'\t=1"` },
    { cell: '\r=1', written: `"'\r=1"` },
    { cell: "'=1", written: "''=1" },
    { cell: "'t Hoekje", written: "'t Hoekje" },
  ])('writes $cell so that nothing runs', async ({ cell, written }) => {
    expect(await textOf(writeCsv([[cell]]))).toBe(`\uFEFF${written}\r\n`);
  });
});

describe('writeXlsx', () => {
  const sheetOf = async (rows: string[][]) => {
    const files = unzipSync(new Uint8Array(await (await writeXlsx(rows)).arrayBuffer()));
    return strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  };

  it.each([
    { cell: '12,50', xml: '<c r="A2" s="1"><v>12.50</v></c>' },
    { cell: '12,5', xml: '<c r="A2"><v>12.5</v></c>' },
    { cell: '89,95', xml: '<c r="A2" s="1"><v>89.95</v></c>' },
    { cell: '7', xml: '<c r="A2"><v>7</v></c>' },
    { cell: '007', xml: '<t xml:space="preserve">007</t>' },
    { cell: '-0', xml: '<t xml:space="preserve">-0</t>' },
    { cell: '8712345678906', xml: '<t xml:space="preserve">8712345678906</t>' },
    { cell: '12.50', xml: '<t xml:space="preserve">12.50</t>' },
    { cell: '=1+1', xml: '<t xml:space="preserve">=1+1</t>' },
    { cell: 'a<b>&\u0001', xml: '<t xml:space="preserve">a&lt;b&gt;&amp;_x0001_</t>' },
  ])('writes $cell', async ({ cell, xml }) => {
    expect(await sheetOf([['Kop'], [cell]])).toContain(xml);
  });

  it('writes headings as text, and more columns than letters', async () => {
    const xml = await sheetOf([['2026', ...Array.from({ length: 30 }, () => 'x')]]);
    expect(xml).toContain('<c r="A1" s="2" t="inlineStr"><is><t xml:space="preserve">2026</t>');
    expect(xml).toContain('r="AE1"');
  });

  it('refuses a text that Excel would call damaged', async () => {
    await expect(writeXlsx([['Kop'], ['', 'x'.repeat(32_768)]])).rejects.toMatchObject({
      name: 'SheetError',
      key: 'sheet_file_excel_cell',
      values: { row: 2, column: 2 },
    });
  });

  it('writes and reads ten thousand products soon', { timeout: 30_000 }, async () => {
    const rows = [['Naam', 'Prijs'], ...Array.from({ length: 10_000 }, (_, n) => [`Stoel ${n}`, '12,50'])];
    expect((await readTable(fileOf(await writeXlsx(rows)))).rows).toEqual(rows);
  });
});
