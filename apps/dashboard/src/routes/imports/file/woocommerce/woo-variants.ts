import type { SheetItem } from '@etalage/shop-domain';
import { barcodeCell } from '../barcode-cell.ts';
import { listCell } from '../list-cell.ts';
import { cellsOf, type Report } from '../read-items.ts';
import { pricesOfVariants } from '../variant-prices.ts';
import { wooPrice, wooStock, wooWeight } from './woo-figures.ts';
import type { WooRow } from './woo-rows.ts';
import { wooEntry, wooList } from './woo-text.ts';

export interface WooVariants {
  readonly variants: SheetItem['variants'];
  readonly options: readonly string[];
  readonly price: string;
  readonly sale: string;
}

/** The variations of a product; undefined if one of them holds for any choice, which is reported. */
export function wooVariants(
  parent: WooRow,
  variations: readonly WooRow[],
  report: Report,
): WooVariants | undefined {
  const sold = variations.filter((variation) => isSold(parent, variation, report));
  const options = optionsOf(parent, sold);
  const any = sold.flatMap((variation) =>
    options.filter((option) => choiceOf(variation, option) === '').map((option) => ({ variation, option })),
  );
  for (const { variation, option } of any) report(variation.row, 'sheet_file_variant_any', { option });
  if (any.length > 0) return undefined;
  const prices = sold.map((variation) => wooPrice(variation, report));
  const { price, sale } = pricesOfVariants(
    parent.row,
    prices.map((each) => ({ normal: each.price, sale: each.sale })),
    report,
  );
  const variants = sold.map((variation, index) => ({
    row: variation.row,
    cells: variantCells(variation, { options, price: prices[index]?.price ?? '' }, report),
  }));
  return { variants, options, price, sale };
}

function variantCells(
  variation: WooRow,
  { options, price }: { options: readonly string[]; price: string },
  report: Report,
): SheetItem['cells'] {
  const choices = options.map((option) => choiceOf(variation, option));
  return cellsOf({
    article_number: variation.has('sku') ? variation.text('sku') : undefined,
    price: variation.has('price') ? price : undefined,
    stock: wooStock(variation),
    ean: variation.has('gtin') ? barcodeCell(variation.row, variation.text('gtin'), report) : undefined,
    weight: wooWeight(variation),
    images: variation.has('images') ? listCell(wooList(variation.text('images'))) : undefined,
    choice_1: choices[0],
    choice_2: choices[1],
    choice_3: choices[2],
  });
}

/**
 * WooCommerce offers no variation that is switched off or has no price. Those of a product that is a concept are exported as
 * concepts too.
 */
function isSold(parent: WooRow, variation: WooRow, report: Report): boolean {
  const published = variation.text('published');
  if (published === '0' || (published === '-1' && parent.text('published') !== '-1')) {
    report(variation.row, 'sheet_file_variant_off');
    return false;
  }
  if (!variation.has('price') || variation.text('price') !== '') return true;
  report(variation.row, 'sheet_file_variant_without_price');
  return false;
}

/** The attributes that the variations differ in, in the order of the product. */
function optionsOf(parent: WooRow, variations: readonly WooRow[]): string[] {
  const used = new Set(variations.flatMap(({ attributes }) => attributes.map(({ name }) => name)));
  const ordered = parent.attributes.map(({ name }) => name).filter((name) => used.has(name));
  return [...new Set([...ordered, ...used])];
}

function choiceOf(variation: WooRow, option: string): string {
  return wooEntry(variation.attributes.find(({ name }) => name === option)?.value ?? '');
}
