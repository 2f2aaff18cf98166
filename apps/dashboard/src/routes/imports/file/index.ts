import { type SheetColumn, sheetColumns } from '@etalage/shop-domain';
import type { SheetItem } from '@etalage/shop-domain/schema';
import { createTranslate, type TextKey, type TextValues, type Translate } from '@etalage/texts';

// Reads CSV only, until the reading of the other formats is there.

export interface SheetTable {
  rows: string[][];
}
export type SheetFormat = 'own' | 'woocommerce' | 'shopify' | 'other';
export type MappedColumn = SheetColumn | 'kind' | '';
export interface SheetProblem {
  row: number;
  key: TextKey;
  values?: TextValues;
}

/** A file that cannot be read, with the text that says why. */
export class SheetError extends Error {
  readonly key: TextKey;
  readonly values: TextValues | undefined;

  constructor(key: TextKey, values?: TextValues) {
    super(key);
    this.key = key;
    this.values = values;
  }
}

const dutch = createTranslate();
const mapped: readonly MappedColumn[] = ['kind', ...sheetColumns];
const headingOf = (column: MappedColumn, t: Translate) => (column === '' ? '' : t(`sheet_column_${column}`));

export async function readTable(file: File): Promise<SheetTable> {
  const text = (await file.text()).replace(/^\uFEFF/, '');
  const separator = (text.split('\n', 1)[0] ?? '').includes(';') ? ';' : ',';
  const rows = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) =>
      line.split(separator).map((cell) => cell.replace(/^"([\s\S]*)"$/, '$1').replaceAll('""', '"')),
    );
  if (rows.length < 2) throw new SheetError('imports_error_empty');
  return { rows };
}

export function detectFormat(headings: readonly string[]): SheetFormat {
  const has = (name: RegExp) => headings.some((heading) => name.test(heading));
  if (has(/^sku$/i) && has(/^type$/i)) return 'woocommerce';
  if (has(/^handle$/i)) return 'shopify';
  return headings.includes(headingOf('kind', dutch)) ? 'own' : 'other';
}

export function matchColumns(headings: readonly string[]): MappedColumn[] {
  return headings.map(
    (heading) =>
      mapped.find((column) => headingOf(column, dutch).toLowerCase() === heading.toLowerCase()) ?? '',
  );
}

export function itemsOf(
  { rows }: SheetTable,
  _format: SheetFormat,
  columns: readonly MappedColumn[],
): { items: SheetItem[]; problems: SheetProblem[] } {
  const items: SheetItem[] = [];
  for (const [index, cells] of rows.slice(1).entries()) {
    const row = { row: index + 2, cells: {} as Record<string, string> };
    for (const [at, column] of columns.entries())
      if (column !== '' && column !== 'kind') row.cells[column] = cells[at] ?? '';
    const kind = cells[columns.indexOf('kind')] ?? '';
    const last = items.at(-1);
    if (kind === dutch('sheet_kind_variant') && last) last.variants.push(row);
    else items.push({ ...row, variants: [] });
  }
  return { items, problems: [] };
}

export function tableOf(items: readonly SheetItem[], t: Translate): string[][] {
  const cellsOf = (kind: string, { cells }: Pick<SheetItem, 'cells'>) => [
    kind,
    ...sheetColumns.map((column) => cells[column] ?? ''),
  ];
  return [
    mapped.map((column) => headingOf(column, t)),
    ...items.flatMap((item) => [
      cellsOf(t('sheet_kind_product'), item),
      ...item.variants.map((variant) => cellsOf(t('sheet_kind_variant'), variant)),
    ]),
  ];
}

export function writeCsv(rows: readonly (readonly string[])[]): Blob {
  const lines = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'));
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}

export function writeXlsx(rows: readonly (readonly string[])[]): Promise<Blob> {
  return Promise.resolve(writeCsv(rows));
}
