import { endpoints } from '@etalage/api-contract';
import { expect, type Page } from '@playwright/test';
import { dashboard } from './owner.ts';
import { ids } from './shop.ts';

/** A category with filters and its products, which are online. */
export interface Shelf {
  readonly path: string;
  readonly products: readonly string[];
}

/** Makes a category with filters of the signed-in owner, with products of these names. */
export async function makeShelf(page: Page, name: string, titles: readonly string[]): Promise<Shelf> {
  const post = async (endpoint: keyof typeof endpoints, data: object): Promise<unknown> => {
    const reply = await page.request.post(dashboard + endpoints[endpoint].path, {
      data: { ...ids, ...data },
      headers: { origin: dashboard },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json();
  };
  const path = `/${name.toLowerCase().replaceAll(' ', '-')}`;
  const { id: category_id } = (await post('createCategory', { title: name, path, parent_id: '' })) as {
    id: string;
  };
  const { category } = (await post('getOwnedCategory', { id: category_id })) as {
    category: { version: number };
  };
  const shown = { ...category, layout: 'products_filters', status: 'published' };
  await post('saveCategory', { id: category_id, version: category.version, category: shown });
  const products: string[] = [];
  for (const title of titles) {
    const made = (await post('createProduct', { title, price_cents: 10_000, category_id })) as { id: string };
    const opened = (await post('getOwnedProduct', { id: made.id })) as {
      product: { version: number };
    };
    const product = { ...opened.product, status: 'published' };
    await post('saveProduct', { id: made.id, version: opened.product.version, product });
    products.push(made.id);
  }
  return { path, products };
}
