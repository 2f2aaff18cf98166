import { barcodeCell } from '../barcode-cell.ts';
import type { SheetCells } from '@etalage/shop-domain';
import { amountCell, countCell, millionths } from '../amounts.ts';
import { cellsOf, type Report } from '../read-items.ts';
import { pricesOfVariants, type VariantPrice } from '../variant-prices.ts';
import type { ShopifyRow } from './shopify-rows.ts';

/** Other rows of a product hold only a picture. */
export function isVariantRow(row: ShopifyRow): boolean {
  return row.text('value1') !== '' || row.text('price') !== '' || row.text('sku') !== '';
}

/** The price before a reduction is in a column of its own; without a reduction it may be empty or lower. */
export function priceOf(row: ShopifyRow): VariantPrice {
  const price = amountCell(row.text('price'));
  const compare = amountCell(row.text('compare'));
  const isReduced = (millionths(compare) ?? 0) > (millionths(price) ?? Infinity);
  return isReduced ? { normal: compare, sale: price } : { normal: price, sale: '' };
}

/** The pieces, at least 0; '' if Shopify does not count them. */
export function stockOf(row: ShopifyRow): string | undefined {
  if (!row.has('stock')) return undefined;
  if (row.has('tracker') && row.text('tracker') === '') return '';
  const stock = countCell(row.text('stock'));
  return stock.startsWith('-') ? '0' : stock;
}

export function weightOf(row: ShopifyRow): string | undefined {
  return row.has('grams') ? wholeGrams(row.text('grams')) : undefined;
}

function wholeGrams(text: string): string {
  const grams = millionths(text);
  return grams === null ? text : String(Math.round(grams / 1_000_000));
}

/** Shopify protects a barcode from Excel with an apostrophe. */
export function barcodeOf(row: ShopifyRow, report: Report): string | undefined {
  return row.has('barcode') ? barcodeCell(row.row, row.text('barcode').replace(/^'/, ''), report) : undefined;
}

/** Prices, cost, and what belongs to the only variant of a product without choices. */
export function figuresOf(
  product: ShopifyRow,
  rows: readonly ShopifyRow[],
  hasVariants: boolean,
  report: Report,
): SheetCells {
  const sold = rows.filter(isVariantRow);
  const { price, sale } = pricesOfVariants(product.row, sold.map(priceOf), report);
  const only = sold[0] ?? product;
  return cellsOf({
    price: product.has('price') ? price : undefined,
    sale_price: product.has('compare') ? sale : undefined,
    cost: product.has('cost') ? costOf(product, sold, report) : undefined,
    article_number: hasVariants || !product.has('sku') ? undefined : only.text('sku'),
    stock: hasVariants ? undefined : stockOf(only),
    ean: hasVariants ? undefined : barcodeOf(only, report),
    weight: hasVariants ? undefined : weightOf(only),
  });
}

function costOf(product: ShopifyRow, sold: readonly ShopifyRow[], report: Report): string {
  const costs = new Set(sold.map((row) => amountCell(row.text('cost'))));
  const [cost = ''] = costs;
  if (costs.size <= 1) return cost;
  report(product.row, 'sheet_file_costs_differ');
  return '';
}
