import { type SheetColumn, variantColumns } from '@etalage/shop-domain';
import { nl } from '@etalage/texts';
import { gramsCell } from './amounts.ts';
import type { Table } from './collect-rows.ts';
import type { MatchedColumn } from './column-names.ts';
import { gramsOf, propertyTitle } from './headings.ts';
import { numberedRows, type Report } from './read-items.ts';
import type { ReadProduct } from './sound-items.ts';

const VARIANT_WORDS: readonly string[] = [nl.sheet_kind_variant, 'variation', 'variatie'];
const OF_VARIANTS: readonly SheetColumn[] = variantColumns;
const isChoice = (column: string) => column.startsWith('choice_');
const isOption = (column: string) => column.startsWith('option_');

interface OwnRow {
  readonly row: number;
  readonly isVariant: boolean;
  readonly cells: Partial<Record<SheetColumn, string>>;
  /** By the title of their property; the first of two columns counts. */
  readonly properties: Readonly<Record<string, string>>;
}

/**
 * The products of a sheet with a row for each product and each variant. A variant belongs to the product with its address,
 * or without one to the product above it.
 */
export function ownItems(table: Table, columns: readonly MatchedColumn[], report: Report): ReadProduct[] {
  const rows = ownRows(table, columns);
  const products = new Map<number, ReadProduct>();
  const byUrl = new Map<string, ReadProduct>();
  for (const row of rows.filter(({ isVariant }) => !isVariant)) {
    const product = productOf(row, report);
    products.set(row.row, product);
    const url = urlOf(row);
    if (url !== '' && !byUrl.has(url)) byUrl.set(url, product);
  }
  let above: ReadProduct | undefined;
  for (const row of rows) {
    if (!row.isVariant) {
      above = products.get(row.row);
      continue;
    }
    const product = urlOf(row) === '' ? above : byUrl.get(urlOf(row));
    if (product) addVariant(product, row, report);
    else report(row.row, 'sheet_file_variant_without_product');
  }
  return [...products.values()];
}

function urlOf({ cells }: OwnRow): string {
  return cells.url?.trim() ?? '';
}

function ownRows(table: Table, columns: readonly MatchedColumn[]): OwnRow[] {
  const grams = gramsOf(table.rows[0]?.[columns.indexOf('weight')] ?? '');
  return numberedRows(table).map(({ row, cells }) => {
    const named: Partial<Record<SheetColumn, string>> = {};
    // A title can be any text, also the name of something that every object has.
    const properties = new Map<string, string>();
    let kind = '';
    columns.forEach((column, place) => {
      const text = cells[place] ?? '';
      if (column === 'kind') kind = text.trim().toLowerCase();
      else if (column === 'properties') {
        const title = propertyTitle(table.rows[0]?.[place] ?? '');
        if (!properties.has(title)) properties.set(title, text);
      } else if (column !== '') named[column] ??= column === 'weight' ? gramsCell(text, grams) : text;
    });
    return {
      row,
      isVariant: VARIANT_WORDS.includes(kind),
      cells: named,
      properties: Object.fromEntries(properties),
    };
  });
}

function productOf({ row, cells, properties }: OwnRow, report: Report): ReadProduct {
  const kept: ReadProduct['cells'] = {};
  for (const [column, text] of Object.entries(cells) as [SheetColumn, string][]) {
    if (!isChoice(column)) kept[column] = text;
    else if (text.trim() !== '') {
      report(row, 'sheet_file_choice_of_product', { column: nl[`sheet_column_${column}`] });
    }
  }
  const own = Object.keys(properties).length > 0 && { properties };
  return { row, cells: kept, ...own, variants: [], options: [] };
}

/** Adds a variant; what only a product can have may be repeated in its row. */
function addVariant(product: ReadProduct, { row, cells }: OwnRow, report: Report): void {
  const kept: ReadProduct['cells'] = {};
  for (const [column, text] of Object.entries(cells) as [SheetColumn, string][]) {
    const ofProduct = product.cells[column]?.trim() ?? '';
    if (OF_VARIANTS.includes(column)) kept[column] = text;
    else if (isOption(column) && ofProduct === '' && text.trim() !== '') product.cells[column] = text;
    else if (text.trim() !== '' && text.trim() !== ofProduct) {
      report(row, 'sheet_file_variant_column', { column: nl[`sheet_column_${column}`] });
    }
  }
  product.variants.push({ row, cells: kept });
}
