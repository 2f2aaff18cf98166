import type { WebsiteTransaction } from '../../db/with-website.ts';
import { tileColumns } from '../../products/tile-columns.ts';
import { FILTER_TITLES, type TestProduct, testCategories, testProducts } from './test-products.ts';

/** Adds the categories and products of the test shop, with their filter values and stock. */
export async function insertTestProducts(tx: WebsiteTransaction, website_id: string): Promise<void> {
  await tx
    .insertInto('categories')
    .values(
      testCategories.map((category, position) => ({
        ...category,
        website_id,
        url: `/${category.id}`,
        position,
      })),
    )
    .execute();
  await tx
    .insertInto('products')
    .values(testProducts.map((product, position) => productRow(product, website_id, position)))
    .execute();
  await tx
    .insertInto('product_categories')
    .values(
      testProducts.map(({ id, category }, position) => ({
        website_id,
        product_id: id,
        category_id: category,
        position,
      })),
    )
    .execute();
  const values = testProducts.flatMap((product) =>
    filterRows(product).map((row) => ({ website_id, product_id: product.id, ...row })),
  );
  await tx.insertInto('product_filter_values').values(values).execute();
  const stock = testProducts.flatMap(({ id, stock: on_hand }) =>
    on_hand === undefined ? [] : [{ website_id, product_id: id, on_hand }],
  );
  await tx.insertInto('stock').values(stock).execute();
}

function productRow(product: TestProduct, website_id: string, position: number) {
  const { category, filters: _filters, width_cm: _width, options = [], stock, ...row } = product;
  const { price_cents, sale_price_cents, exclude_base_price } = product;
  const columns = tileColumns(
    { price_cents, sale_price_cents, exclude_base_price, options: [...options] },
    'gross',
  );
  return {
    sale_price_cents: null,
    ...row,
    website_id,
    url: `/${category}/${product.id}`,
    status: 'published' as const,
    stock_management: stock !== undefined,
    options: JSON.stringify(options),
    position,
    ...columns,
    swatches: JSON.stringify(columns.swatches),
  };
}

function filterRows({ filters = [], width_cm, price_cents, hide_price }: TestProduct) {
  const lists = filters.map((value, position) => ({
    key: (FILTER_TITLES[position] ?? '').toLowerCase(),
    title: FILTER_TITLES[position] ?? '',
    type: 'list' as const,
    value,
    number: null,
    position,
  }));
  const width = width_cm === undefined ? [] : [rangeRow('breedte', 'Breedte in cm', width_cm, 7)];
  return [...lists, ...width, ...(hide_price ? [] : [rangeRow('prijs', 'Prijs', price_cents / 100, 8)])];
}

function rangeRow(key: string, title: string, number: number, position: number) {
  return { key, title, type: 'range' as const, value: String(number), number, position };
}
