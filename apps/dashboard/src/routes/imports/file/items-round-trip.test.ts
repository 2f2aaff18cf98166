import { type SheetColumn, type SheetItem, sheetColumns, variantColumns } from '@etalage/shop-domain';
import { createTranslate } from '@etalage/texts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableOf } from './table-of.ts';
import { fileOf, readItems } from './testing.fixture.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

const t = createTranslate();
const OF_PRODUCTS = sheetColumns.filter((column) => !column.startsWith('choice_') && column !== 'url');

const HARD = [
  '',
  ' ',
  '-',
  '0',
  '-0',
  '007',
  '12,50',
  '12,5',
  '-3,10',
  '1e5',
  '8712345678906',
  '=1+1',
  "'=1+1",
  "''+x",
  "'",
  '+31 6',
  '-5',
  '-5 kg',
  '@naam',
  '\tx',
  '\rx',
  'a\r',
  'a\r\nb',
  'a\nb',
  '"',
  '""',
  'a"b',
  ';',
  'a;b,c',
  '_x000D_',
  '_x0041_x0042_',
  '\u0001',
  '\u2028',
  'é',
  '😀',
  '<b>&amp;</b>',
  ']]>',
  '0,1',
  '0,30',
  '99999999999',
  '100000000000',
  '12,345678',
  '\uFFFE',
];
const text = fc.oneof(
  fc.constantFrom(...HARD),
  // Without the character that neither a text file nor the database has.
  fc.string({ unit: 'binary', maxLength: 12 }).map((all) => all.replaceAll('\0', '')),
  fc.string({ unit: fc.constantFrom(...HARD), maxLength: 4 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => String(number).replace('.', ',')),
);

const TITLES = ['Kenmerk: Kleur', 'Naam', 'Prijs', '2026', '=1+1', "'t Hout", 'a;b,"c"', 'A | B', 'toString'];

/** Titles of properties: as columns have them, without space around them. */
const titles = fc.uniqueArray(
  fc
    .oneof(fc.constantFrom(...TITLES), text)
    .map((title) => title.trim())
    .filter((title) => title !== '' && title !== '__proto__'),
  { maxLength: 3 },
);

/** Products whose rows are numbered as an export numbers them, all with the same columns. */
const items = fc
  .record({
    columns: fc.subarray([...OF_PRODUCTS], { minLength: 3 }),
    variants: fc.array(fc.nat(3), { minLength: 1, maxLength: 5 }),
    titles,
  })
  .chain(({ columns, variants, titles: own }) => {
    const cellsOf = (names: readonly SheetColumn[]) =>
      fc.record(Object.fromEntries(names.map((name) => [name, text])));
    const ofVariants = [
      ...variantColumns.filter((column) => columns.some((each) => each === column)),
      'choice_1' as const,
    ];
    const product = (count: number) =>
      fc.record({
        cells: cellsOf(['url', ...columns]),
        properties: fc.record(Object.fromEntries(own.map((title) => [title, text]))),
        variants: fc.array(cellsOf(ofVariants), { minLength: count, maxLength: count }),
      });
    return fc.tuple(...variants.map(product));
  })
  .map((products) => {
    let row = 1;
    return products.map(({ cells, properties, variants }, index): SheetItem => {
      row += 1;
      const own = row;
      const below = variants.map((variant) => {
        row += 1;
        return { row, cells: variant };
      });
      const unique = 'article_number' in cells ? { article_number: `A ${index}` } : {};
      return {
        row: own,
        cells: { ...cells, url: `/p/${index}`, ...unique },
        ...(Object.keys(properties).length > 0 && { properties }),
        variants: below,
      };
    });
  });

describe('an export that is imported again', () => {
  it.each([
    { name: 'CSV', write: (rows: string[][]) => Promise.resolve(writeCsv(rows)) },
    { name: 'XLSX', write: writeXlsx },
  ])(
    'has the same products from $name, whatever is in their cells',
    async ({ write }) => {
      await fc.assert(
        fc.asyncProperty(items, async (exported) => {
          const imported = await readItems(fileOf(await write(tableOf(exported, t))));
          expect(imported.items).toEqual(exported);
          expect(imported.problems).toEqual([]);
        }),
        { numRuns: 150 },
      );
      // A workbook is written and read 150 times.
    },
    60_000,
  );
});
