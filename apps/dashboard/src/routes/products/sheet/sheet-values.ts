import type { Translate } from '@etalage/texts';
import type { ListedProduct, ProductValuesChange } from '../../../queries/product-queries.ts';
import { amountProblem, centsOf, countOf, countProblem, typedAmount } from '../typed-amount.ts';
import { type ProductCells, type SheetColumn, sheetColumns } from './sheet-columns.ts';

/** Most pieces that a product can have. */
const MOST_PIECES = 1_000_000_000;

/** The stored value of a cell as a person types it. */
export function storedText(product: ListedProduct, column: SheetColumn): string {
  if (column === 'on_hand') return product.on_hand === null ? '' : String(product.on_hand);
  return typedAmount(product[column]);
}

/** Whether a cell can be edited: without stock management there is nothing to count, and variants are counted apart. */
export function isEditable(product: ListedProduct, column: SheetColumn): boolean {
  return column !== 'on_hand' || (product.stock_management && product.variant_count === 0);
}

/** Why a typed text cannot be stored in a cell; undefined if it can. */
export function cellProblem(column: SheetColumn, text: string, t: Translate): string | undefined {
  if (column === 'on_hand') {
    return text.trim() === '' ? t('products_error_count') : countProblem(text, MOST_PIECES, t);
  }
  if (column === 'price_cents' && text.trim() === '') return t('products_error_price');
  return amountProblem(text, t);
}

/** What differs from what is stored, product by product. Every typed text is one without a problem. */
export function changesOf(sheet: ProductCells, products: readonly ListedProduct[]): ProductValuesChange[] {
  return products.flatMap((product): ProductValuesChange[] => {
    const change: ProductValuesChange = { id: product.id };
    for (const column of sheetColumns) {
      const text = sheet.textOf({ id: product.id, column });
      if (text === undefined) continue;
      if (column === 'price_cents') setPrice(change, product, text);
      else if (column === 'on_hand') setPieces(change, product, text);
      else setAmount(change, product, column, text);
    }
    return Object.keys(change).length > 1 ? [change] : [];
  });
}

function setPrice(change: ProductValuesChange, { price_cents: from }: ListedProduct, text: string): void {
  const to = centsOf(text);
  if (to !== null && to !== from) change.price_cents = { from, to };
}

function setPieces(change: ProductValuesChange, { on_hand: from }: ListedProduct, text: string): void {
  const to = countOf(text);
  if (to !== null && to !== from) change.on_hand = { from, to };
}

function setAmount(
  change: ProductValuesChange,
  product: ListedProduct,
  column: 'sale_price_cents' | 'cost_cents',
  text: string,
): void {
  const from = product[column];
  const to = centsOf(text);
  if (to !== from) change[column] = { from, to };
}

/** Text of a spreadsheet as rows of cells: tabs between cells, line ends between rows. */
export function pastedRows(text: string): string[][] {
  const rows = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return rows.slice(0, 200).map((row) => row.split('\t').slice(0, sheetColumns.length));
}
