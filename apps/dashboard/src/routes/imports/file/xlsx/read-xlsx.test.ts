import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTable } from '../read-table.ts';
import { fileOf } from '../testing.fixture.ts';
import { HEADINGS, workbook, workbookFiles } from './workbook.fixture.ts';

const read = async (bytes: Uint8Array<ArrayBuffer>) => (await readTable(fileOf(bytes))).rows;
const styles =
  '<numFmts><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/><numFmt numFmtId="165" formatCode="[$€-413] #,##0.00"/>' +
  '<numFmt numFmtId="166" formatCode="0.00;-0.00"/><numFmt numFmtId="167" formatCode="[Red]&quot;dag&quot; 0"/></numFmts>' +
  '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
  `<cellXfs>${[0, 14, 22, 9, 164, 165, 166, 167, 20, 2].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`;

describe('readTable of XLSX', () => {
  it.each([
    { cell: '<c><v>12.5</v></c>', text: '12,5' },
    { cell: '<c><v>0.30000000000000004</v></c>', text: '0,3' },
    { cell: '<c><v>12.949999999999999</v></c>', text: '12,95' },
    { cell: '<c><v>8.7123456789060004E+12</v></c>', text: '8712345678906' },
    { cell: '<c><v>1E-7</v></c>', text: '0,0000001' },
    { cell: '<c><v>-1.25E-8</v></c>', text: '-0,0000000125' },
    { cell: '<c><v>1E+22</v></c>', text: '10000000000000000000000' },
    { cell: '<c><v>-3</v></c>', text: '-3' },
    { cell: '<c s="5"><v>12.5</v></c>', text: '12,5' },
    { cell: '<c s="6"><v>12.5</v></c>', text: '12,50' },
    { cell: '<c s="6"><v>12.345</v></c>', text: '12,345' },
    { cell: '<c s="7"><v>5</v></c>', text: '5' },
    { cell: '<c s="9"><v>5</v></c>', text: '5' },
    { cell: '<c s="3"><v>0.21</v></c>', text: '21%' },
    { cell: '<c s="1"><v>46353</v></c>', text: '2026-11-27' },
    { cell: '<c s="4"><v>1</v></c>', text: '1900-01-01' },
    { cell: '<c s="2"><v>46353.5625</v></c>', text: '2026-11-27T13:30:00' },
    { cell: '<c s="8"><v>0.5625</v></c>', text: '13:30:00' },
    { cell: '<c t="d"><v>2026-11-27</v></c>', text: '2026-11-27' },
    { cell: '<c t="b"><v>1</v></c>', text: '1' },
    { cell: '<c t="b"><v>0</v></c>', text: '0' },
    { cell: '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', text: '#DIV/0!' },
    { cell: '<c t="str"><f>A1&amp;"x"</f><v>Stoel &amp; tafel</v></c>', text: 'Stoel & tafel' },
    { cell: '<c t="s"><v>0</v></c>', text: 'Stoel' },
    { cell: '<c t="s"><v>1</v></c>', text: 'Eik en staal' },
    { cell: '<c t="s"><v>99</v></c>', text: undefined },
    {
      cell: '<c t="inlineStr"><is><r><t>a</t></r><r><t xml:space="preserve"> b</t></r></is></c>',
      text: 'a b',
    },
    { cell: '<c t="inlineStr"><is><t><![CDATA[<b>]]></t></is></c>', text: '<b>' },
    { cell: '<x:c t="inlineStr"><x:is><x:t>&#233;_x000D_</x:t></x:is></x:c>', text: 'é\r' },
    { cell: '<c s="1"/>', text: undefined },
  ])('reads $cell as $text', async ({ cell, text }) => {
    const texts =
      '<si><t>Stoel</t></si><si><r><t>Eik en </t></r><r><t>staal</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si>';
    const rows = `${HEADINGS}<row r="2"><c r="A2" t="inlineStr"><is><t>x</t></is></c>${cell}</row>`;
    const [, row] = await read(workbook({ sheets: [rows], texts, styles }));
    expect(row).toEqual(text === undefined ? ['x'] : ['x', text]);
  });

  it('counts days from 1904 where the workbook says so', async () => {
    const rows = `${HEADINGS}<row><c s="1"><v>44891</v></c></row>`;
    const bytes = workbook({ sheets: [rows], styles, workbookPr: '<workbookPr date1904="1"/>' });
    expect(await read(bytes)).toEqual([['Naam'], ['2026-11-27']]);
  });

  it('reads the first sheet with data that is shown, with the numbers of its rows', async () => {
    const bytes = workbook({
      sheets: [
        HEADINGS.repeat(1),
        '<row r="1"><c r="A1"/></row>',
        `<row r="3"><c r="C3"><v>1</v></c></row><row r="5"><c r="AA5"><v>2</v></c></row>`,
      ],
      states: ['hidden', 'visible', 'visible'],
    });
    expect(await readTable(fileOf(bytes))).toEqual({
      above: 2,
      rows: [['', '', '1'], [], [...Array.from({ length: 26 }, () => ''), '2']],
    });
  });
});

const start = (bytes: number[], rest = '') => Uint8Array.from([...bytes, ...strToU8(rest)]);
const OLD = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** A zip whose directory says that its files are small. */
function lying(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 4; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
  }
  return bytes;
}

const bomb = () => {
  const files = workbookFiles({ sheets: [HEADINGS] });
  return zipSync(
    { ...files, 'xl/worksheets/sheet0.xml': new Uint8Array(160_000_000).fill(32) },
    { level: 1 },
  );
};

describe('readTable of what is no XLSX that can be read', () => {
  it.each([
    { name: 'an old Excel file', bytes: start(OLD, 'Workbook'), key: 'sheet_file_old_excel' },
    {
      name: 'a workbook with a password',
      bytes: start(OLD, [...'EncryptedPackage'].join('\0')),
      key: 'sheet_file_encrypted',
    },
    {
      name: 'a zip of other files',
      bytes: zipSync({ 'a.txt': strToU8('a') }),
      key: 'sheet_file_not_a_sheet',
    },
    {
      name: 'a binary workbook',
      bytes: zipSync({ 'xl/workbook.bin': strToU8('a') }),
      key: 'sheet_file_not_a_sheet',
    },
    {
      name: 'a zip that was cut off',
      bytes: workbook({ sheets: [HEADINGS] }).slice(0, 600),
      key: 'sheet_file_damaged',
    },
    { name: 'the start of a zip', bytes: start([0x50, 0x4b]), key: 'sheet_file_damaged' },
    { name: 'no sheet with data', bytes: workbook({ sheets: ['', '<row/>'] }), key: 'sheet_file_empty' },
    { name: 'only headings', bytes: workbook({ sheets: [HEADINGS] }), key: 'sheet_file_no_rows' },
    { name: 'broken XML', bytes: workbook({ sheets: ['<row><c></row>'] }), key: 'sheet_file_damaged' },
    { name: 'a row twice', bytes: workbook({ sheets: [HEADINGS + HEADINGS] }), key: 'sheet_file_damaged' },
    {
      name: 'a row too far down',
      bytes: workbook({ sheets: [`${HEADINGS}<row r="50001"><c><v>1</v></c></row>`] }),
      key: 'sheet_file_too_many_rows',
    },
    {
      name: 'a cell too far to the right',
      bytes: workbook({ sheets: ['<row><c r="XFD1"><v>1</v></c></row>'] }),
      key: 'sheet_file_too_many_columns',
    },
  ])('refuses $name', async ({ bytes, key }) => {
    await expect(readTable(fileOf(bytes))).rejects.toMatchObject({ name: 'SheetError', key });
  });

  it('finishes with a workbook of which any byte is wrong', async () => {
    const bytes = workbook({ sheets: [`${HEADINGS}<row><c><v>1</v></c></row>`] });
    for (let at = 0; at < bytes.length; at += 3) {
      const broken = bytes.slice();
      broken[at] = (broken[at] ?? 0) ^ 0x55;
      await readTable(fileOf(broken)).catch((error: unknown) => {
        expect(error).toMatchObject({ name: 'SheetError' });
      });
    }
  });

  it('ignores empty cells that only have a format, however far away', async () => {
    const rows = `${HEADINGS}<row r="2"><c><v>1</v></c><c r="XFD2" s="1"/></row><row r="1048576"><c s="1"/></row>`;
    expect(await read(workbook({ sheets: [rows] }))).toEqual([['Naam'], ['1']]);
  });

  it(
    'refuses a zip bomb before it is unpacked, also one that says that it is small',
    { timeout: 60_000 },
    async () => {
      const bytes = bomb();
      expect(bytes.length).toBeLessThan(2_000_000);
      for (const each of [bytes, lying(bytes.slice())]) {
        const begin = performance.now();
        await expect(readTable(fileOf(each))).rejects.toMatchObject({ key: 'sheet_file_unpacked_too_big' });
        expect(performance.now() - begin).toBeLessThan(30_000);
      }
    },
  );

  it('refuses one long text in very many cells', async () => {
    const cells = `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`.repeat(20);
    const bytes = workbook({ sheets: [cells], texts: `<si><t>${'x'.repeat(100_000)}</t></si>` });
    await expect(readTable(fileOf(bytes))).rejects.toMatchObject({ key: 'sheet_file_unpacked_too_big' });
  });

  it.each([
    { name: 'elements within each other', rows: '<c>'.repeat(1_000_000) },
    {
      name: 'one text',
      rows: `<row><c t="inlineStr"><is><t>${'a"&<'.replace('<', '').repeat(1_000_000)}</t></is></c></row>`,
    },
    { name: 'an open tag', rows: `<row ${'a="'.repeat(1_000_000)}` },
    { name: 'attributes', rows: `<row ${Array.from({ length: 100_000 }, (_, n) => `a${n}=""`).join(' ')}/>` },
  ])('is done soon with a million of $name', { timeout: 20_000 }, async ({ rows }) => {
    const begin = performance.now();
    await readTable(fileOf(workbook({ sheets: [rows] }))).catch(() => undefined);
    expect(performance.now() - begin).toBeLessThan(10_000);
  });
});
