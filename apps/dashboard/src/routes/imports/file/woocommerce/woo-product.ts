import type { SheetCells } from '@etalage/shop-domain';
import { nl } from '@etalage/texts';
import { countCell } from '../amounts.ts';
import { barcodeCell } from '../barcode-cell.ts';
import { listCell, pathOf } from '../list-cell.ts';
import { attributeProperties } from '../attribute-properties.ts';
import { cellsOf, type Report } from '../read-items.ts';
import type { ReadProduct } from '../sound-items.ts';
import { wooPrice, wooStock, wooWeight } from './woo-figures.ts';
import { type WooVariants, wooVariants } from './woo-variants.ts';
import type { WooField, WooRow } from './woo-rows.ts';
import { wooDescription, wooEntry, wooList } from './woo-text.ts';

/** The names of the VAT classes of a new website by the tax classes that WooCommerce begins with; its standard is ''. */
const VAT: Readonly<Record<string, string>> = {
  'reduced-rate': nl.vat_class_low,
  'verlaagd-tarief': nl.vat_class_low,
  'laag-tarief': nl.vat_class_low,
  'zero-rate': nl.vat_class_zero,
  nultarief: nl.vat_class_zero,
};

/** A simple or variable product with its variations; undefined if it cannot be imported, which is reported. */
export function wooProduct(
  row: WooRow,
  variations: readonly WooRow[],
  report: Report,
): ReadProduct | undefined {
  const ofVariants = variations.length > 0 ? wooVariants(row, variations, report) : undefined;
  if (variations.length > 0 && !ofVariants) return undefined;
  const { variants, options, price, sale }: WooVariants = ofVariants ?? {
    variants: [],
    options: [],
    ...wooPrice(row, report),
  };
  if (
    variants.length > 0 &&
    /^-?\d/.test(row.text('stock')) &&
    variants.some((each) => each.cells.stock === '')
  ) {
    report(row.row, 'sheet_file_stock_of_product');
  }
  const cells = cellsOf({
    ...productCells(row, report),
    price: row.has('price') ? price : undefined,
    sale_price: row.has('sale') ? sale : undefined,
    stock: variants.length > 0 ? undefined : wooStock(row),
    option_1: options[0],
    option_2: options[1],
    option_3: options[2],
  });
  const attributes = row.attributes.map(({ name, value }) => ({ name, values: wooList(value) }));
  return {
    row: row.row,
    cells,
    variants,
    options,
    ...attributeProperties(row.row, attributes, options, report),
  };
}

function productCells(row: WooRow, report: Report): SheetCells {
  const cell = (field: WooField, read: (text: string) => string) =>
    row.has(field) ? read(row.text(field)) : undefined;
  return cellsOf({
    article_number: cell('sku', String),
    title: cell('name', wooEntry),
    status: cell('published', (text) => (text === '1' ? nl.sheet_status_published : nl.sheet_status_draft)),
    vat: cell('taxClass', (text) => VAT[text.toLowerCase()] ?? ''),
    low_stock: cell('lowStock', countCell),
    ean: cell('gtin', (text) => barcodeCell(row.row, text, report)),
    brand: cell('brands', (text) => wooList(text).join(', ')),
    weight: wooWeight(row),
    categories: cell('categories', (text) => listCell(wooList(text).map((path) => pathOf(path, wooEntry)))),
    images: cell('images', (text) => listCell(wooList(text))),
    short_description: cell('short', wooDescription),
    description: cell('description', wooDescription),
  });
}
