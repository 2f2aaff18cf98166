import type { SheetItem } from '@etalage/shop-domain';
import { listCell } from '../list-cell.ts';
import { cellsOf, type Report } from '../read-items.ts';
import { barcodeOf, isVariantRow, priceOf, stockOf, weightOf } from './shopify-figures.ts';
import type { ShopifyRow } from './shopify-rows.ts';

const PLACES = [
  { name: 'name1', value: 'value1' },
  { name: 'name2', value: 'value2' },
  { name: 'name3', value: 'value3' },
] as const;

/** The variants of a product; a product without them has one with the option "Title" and the choice "Default Title". */
export function shopifyVariants(
  product: ShopifyRow,
  rows: readonly ShopifyRow[],
  report: Report,
): { variants: SheetItem['variants']; options: string[] } {
  const places = PLACES.filter(({ name }) => product.text(name) !== '');
  const sold = rows.filter(isVariantRow);
  const [first] = places;
  const isPlain =
    first === undefined ||
    (places.length === 1 &&
      product.text(first.name).toLowerCase() === 'title' &&
      sold.every((row) => row.text(first.value).toLowerCase() === 'default title'));
  if (isPlain) return { variants: [], options: [] };
  const variants = sold.map((row) => {
    const choices = places.map(({ value }) => row.text(value));
    const cells = cellsOf({
      article_number: row.has('sku') ? row.text('sku') : undefined,
      price: row.has('price') ? priceOf(row).normal : undefined,
      stock: stockOf(row),
      ean: barcodeOf(row, report),
      weight: weightOf(row),
      images: row.has('variantImage') ? listCell([row.text('variantImage')]) : undefined,
      choice_1: choices[0],
      choice_2: choices[1],
      choice_3: choices[2],
    });
    return { row: row.row, cells };
  });
  return { variants, options: places.map(({ name }) => product.text(name)) };
}
