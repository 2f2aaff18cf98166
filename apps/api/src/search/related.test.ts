import { describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { findRelatedProducts } from './related.repository.ts';

const database = await createTestDatabase();
const db = database.admin.global;

/** A shop with categories `a` to `c`, and products with filter values, each in one category. */
async function shopWith(products: Record<string, { category: string; values: string[]; status?: 'draft' }>) {
  const shop = shopFixture(database, await database.createWebsite({}));
  const website_id = shop.websiteId;
  await db
    .insertInto('categories')
    .values(['a', 'b', 'c'].map((id) => ({ website_id, id, title: id, url: `/${id}` })))
    .execute();
  for (const [id, { category, values, status = 'published' }] of Object.entries(products)) {
    await shop.product({ id, title: id, status });
    const own = { website_id, product_id: id };
    await db
      .insertInto('product_categories')
      .values({ ...own, category_id: category })
      .execute();
    await db
      .insertInto('product_filter_values')
      .values(values.map((value) => ({ ...own, key: value, title: value, type: 'list' as const, value })))
      .execute();
  }
  return async (id: string, limit = 4) => {
    const rows = await withWebsite(database.app, website_id, (tx) =>
      findRelatedProducts(tx, website_id, id, limit),
    );
    return rows.map(({ title }) => title);
  };
}

describe('findRelatedProducts', () => {
  it('returns the most similar products of other categories first, one of each before a second', async () => {
    const relatedTo = await shopWith({
      table: { category: 'a', values: ['oak', 'round'] },
      'other-table': { category: 'a', values: ['oak', 'round'] },
      bench: { category: 'b', values: ['oak'] },
      chair: { category: 'b', values: ['oak', 'round'] },
      lamp: { category: 'c', values: ['round'] },
      rug: { category: 'c', values: ['wool'] },
    });
    expect(await relatedTo('table')).toEqual(['chair', 'lamp', 'bench', 'other-table']);
    expect(await relatedTo('table', 2)).toEqual(['chair', 'lamp']);
    expect(await relatedTo('rug')).toEqual([]);
  });

  it('returns what the owner chose instead, in that order, as far as visitors see it', async () => {
    const product = { category: 'a', values: ['oak'] };
    const relatedTo = await shopWith({
      table: product,
      lamp: { category: 'b', values: ['brass'] },
      rug: { category: 'c', values: ['wool'] },
      draft: { ...product, status: 'draft' },
      twin: product,
    });
    const choose = async (...ids: string[]) => {
      await database.admin.pool.query(
        `delete from product_relations using products p where p.id = 'twin' and p.website_id = product_relations.website_id`,
      );
      for (const [position, id] of ids.entries()) {
        await database.admin.pool.query(
          `insert into product_relations select website_id, 'table', $1, $2 from products where id = 'twin'`,
          [id, position],
        );
      }
    };
    await choose('rug', 'draft', 'lamp');
    expect(await relatedTo('table', 1)).toEqual(['rug', 'lamp']);
    await choose('draft');
    expect(await relatedTo('table')).toEqual(['twin']);
  });

  it('returns no drafts, and nothing of another website', async () => {
    const product = { category: 'a', values: ['oak'] };
    await shopWith({ elsewhere: { category: 'b', values: ['oak'] } });
    const relatedTo = await shopWith({ table: product, draft: { ...product, status: 'draft' } });
    expect(await relatedTo('table')).toEqual([]);
  });
});
