import { insertWebsite, type SeedWebsite, type WebsiteTransaction } from '@etalage/api/seed';
import { gardenCategories, gardenProducts } from './garden-shop.ts';

/** The website of the generated shop for the garden. */
export const gardenWebsite: SeedWebsite = { id: 'tuin', slug: 'tuin', hosts: ['tuin.localhost'] };

/** Adds the shop for the garden in the transaction, which must be set to its website. */
export async function seedGardenShop(tx: WebsiteTransaction): Promise<void> {
  const website_id = gardenWebsite.id;
  await insertWebsite(tx, gardenWebsite, 'De Tuinwinkel', {});
  await tx
    .insertInto('categories')
    .values(
      gardenCategories().map(({ id, title }, position) => ({
        website_id,
        id,
        title,
        url: `/${id}`,
        position,
      })),
    )
    .execute();
  const products = gardenProducts();
  await tx
    .insertInto('products')
    .values(
      products.map(({ id, title, euros, intro, description }, position) => ({
        website_id,
        id,
        title,
        url: `/p/${id}`,
        status: 'published' as const,
        price_cents: euros * 100,
        sale_price_cents: null,
        intro_description: `<p>${intro}</p>`,
        description: `<p>${description}</p>`,
        position,
      })),
    )
    .execute();
  await tx
    .insertInto('product_categories')
    .values(products.map(({ id, category }) => ({ website_id, product_id: id, category_id: category })))
    .execute();
  await tx.insertInto('product_filter_values').values(products.flatMap(filterRowsOf)).execute();
}

function filterRowsOf({ id, euros, filters }: ReturnType<typeof gardenProducts>[number]) {
  const own = { website_id: gardenWebsite.id, product_id: id };
  return [
    ...filters.map((filter) => ({ ...own, ...filter, type: 'list' as const, number: null })),
    {
      ...own,
      key: 'prijs',
      title: 'Prijs',
      type: 'range' as const,
      value: String(euros),
      number: euros,
      position: 9,
    },
  ];
}
