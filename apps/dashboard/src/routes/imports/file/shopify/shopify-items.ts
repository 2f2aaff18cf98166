import { nl } from '@etalage/texts';
import type { Table } from '../collect-rows.ts';
import { attributeProperties } from '../attribute-properties.ts';
import { listCell, pathOf } from '../list-cell.ts';
import { cellsOf, type Report } from '../read-items.ts';
import type { ReadProduct } from '../sound-items.ts';
import { figuresOf } from './shopify-figures.ts';
import { type ShopifyField, shopifyGroups, type ShopifyRow } from './shopify-rows.ts';
import { shopifyVariants } from './shopify-variants.ts';

/** The products of an export of Shopify, as it comes. */
export function shopifyItems(table: Table, report: Report): ReadProduct[] {
  return shopifyGroups(table).flatMap((rows) => {
    const product = rows.find((row) => row.text('title') !== '');
    if (product) return [productOf(product, rows, report)];
    const [first] = rows;
    if (first) report(first.row, 'sheet_file_product_row_missing', { url: `/${first.text('handle')}` });
    return [];
  });
}

function productOf(product: ShopifyRow, rows: readonly ShopifyRow[], report: Report): ReadProduct {
  const { variants, options } = shopifyVariants(product, rows, report);
  const cell = (field: ShopifyField, read: (text: string) => string = String) =>
    product.has(field) ? read(product.text(field)) : undefined;
  const cells = cellsOf({
    url: cell('handle', (handle) => handle && `/${handle}`),
    title: product.text('title'),
    status: statusOf(product),
    brand: cell('vendor'),
    categories: product.has('category') || product.has('type') ? categoriesOf(product) : undefined,
    images: product.has('image') ? imagesOf(rows) : undefined,
    description: cell('body'),
    seo_title: cell('seoTitle'),
    seo_description: cell('seoDescription'),
    ...figuresOf(product, rows, options.length > 0, report),
    option_1: options[0],
    option_2: options[1],
    option_3: options[2],
  });
  return {
    row: product.row,
    cells,
    variants,
    options,
    ...attributeProperties(product.row, product.attributes, options, report),
  };
}

/** A product that is active but not in the online store is a concept, because nobody sees it there. */
function statusOf(product: ShopifyRow): string | undefined {
  if (!product.has('status') && !product.has('published')) return undefined;
  const status = product.text('status').toLowerCase();
  if (status === 'archived') return nl.sheet_status_archived;
  const isShown =
    !product.has('published') || ['true', '1'].includes(product.text('published').toLowerCase());
  return isShown && status !== 'draft' ? nl.sheet_status_published : nl.sheet_status_draft;
}

/** The type that the owner wrote, and Shopify's own category; it calls a product without one "Uncategorized". */
function categoriesOf(product: ShopifyRow): string {
  const paths = [product.text('type'), product.text('category')].map((path) => pathOf(path, String));
  return listCell(paths.filter((path) => path.toLowerCase() !== 'uncategorized'));
}

function imagesOf(rows: readonly ShopifyRow[]): string {
  const images = rows.map((row) => ({
    url: row.text('image'),
    position: Number(row.text('position')) || Infinity,
  }));
  const sorted = images.sort((a, b) => (a.position === b.position ? 0 : a.position - b.position));
  return listCell(sorted.map(({ url }) => url));
}
