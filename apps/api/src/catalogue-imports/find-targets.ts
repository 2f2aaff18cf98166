import type { SheetItem } from '@etalage/shop-domain';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { StoredProduct } from '../owned-products/owned-product.mapper.ts';
import { findOwnedProducts } from '../owned-products/owned-product.repository.ts';
import { pagePathOf } from '../page-content/page-path.ts';

/** A product of a sheet with the one of the catalogue that it stands for, if that is there. */
export interface Target {
  readonly item: SheetItem;
  readonly product: StoredProduct | undefined;
  /** Ids of the products that have article numbers of the sheet. */
  readonly owners: ReadonlyMap<string, string>;
}

/**
 * Finds the products that products of a sheet stand for: by article number, which may be that of a variant, or else by
 * address. A single row with the article number of a variant is read as the row of that variant.
 */
export async function findTargets(
  tx: WebsiteTransaction,
  websiteId: string,
  items: readonly SheetItem[],
): Promise<Target[]> {
  const numbers = [...new Set(items.flatMap(allNumbersOf))];
  const urls = items.flatMap((item) => pathOf(item) ?? []);
  const { rows } = await sql<{ id: string }>`
    select id from products where website_id = ${websiteId}
      and (article_numbers && ${numbers}::text[] or url = any(${urls}::text[]))`.execute(tx);
  const products = await findOwnedProducts(
    tx,
    websiteId,
    rows.map(({ id }) => id),
  );
  const byUrl = new Map(products.map((product) => [product.url, product]));
  const byNumber = new Map(
    products.flatMap((product) =>
      [product, ...product.variants].map(({ article_number }) => [article_number, product] as const),
    ),
  );
  const owners = new Map([...byNumber].map(([number, { id }]) => [number, id]));
  return items.map((item) => {
    const known = numbersOf(item).flatMap((number) => byNumber.get(number) ?? [])[0];
    const product = known ?? byUrl.get(pathOf(item) ?? '');
    return { item: product ? asVariant(item, product) : item, product, owners };
  });
}

/** What a product is found by: its address and its article numbers, in the sheet and in the catalogue. */
export function keysOf({ item, product }: { item: SheetItem; product: Numbered | undefined }): string[] {
  const numbers = [
    ...allNumbersOf(item),
    ...(product ? [product, ...product.variants] : []).map((one) => one.article_number),
  ];
  const urls = [pathOf(item), product?.url];
  return [
    ...numbers.filter(Boolean).map((number) => `number ${number}`),
    ...urls.filter(Boolean).map((url) => `url ${url}`),
  ];
}

type Numbered = Pick<StoredProduct, 'article_number' | 'url'> & {
  readonly variants: readonly { article_number: string }[];
};

/** The article numbers by which a product of a sheet is found: its own, or those of its variants when it has none. */
function numbersOf({ cells, variants }: Pick<SheetItem, 'cells' | 'variants'>): string[] {
  const own = cells.article_number?.trim() ?? '';
  return own === '' ? allNumbersOf({ cells, variants }) : [own];
}

/** All article numbers of a product of a sheet. */
function allNumbersOf({ cells, variants }: Pick<SheetItem, 'cells' | 'variants'>): string[] {
  return [cells, ...variants.map((variant) => variant.cells)]
    .map(({ article_number = '' }) => article_number.trim())
    .filter((number) => number !== '');
}

function asVariant(item: SheetItem, { article_number, variants }: StoredProduct): SheetItem {
  const number = item.cells.article_number?.trim() ?? '';
  const isVariant =
    number !== article_number && variants.some((variant) => variant.article_number === number);
  if (!isVariant || item.variants.length > 0) return item;
  return { row: item.row, cells: {}, variants: [{ row: item.row, cells: item.cells }] };
}

/** The path of a product of a sheet; undefined when its address is not given, or is none. */
export function pathOf({ cells }: SheetItem): string | undefined {
  const url = cells.url?.trim() ?? '';
  return url === '' ? undefined : pagePathOf(url);
}
