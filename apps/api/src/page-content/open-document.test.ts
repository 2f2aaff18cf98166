import { endpoints } from '@etalage/api-contract';
import { compositionKinds } from '@etalage/site-model/schema';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { hashTables } from '../testing/hash-tables.ts';
import { startOwnerApi } from '../testing/owner-contract-cases.ts';
import { insertTestShop } from '../testing/test-shop/insert-test-shop.ts';
import { pageContentHandlers } from './handlers.ts';

const database = await createTestDatabase();
const shop = await insertTestShop(database.app);
const empty = await database.createWebsite();
const api = await startOwnerApi(database, pageContentHandlers, shop, empty);
const open = async (kind: string, id: string, website = shop, cookie = 'as=owner') => {
  const body = { website_id: website, project_id: website, document_kind: kind, document_id: id };
  const reply = await api.call('openDocument', body, { headers: { cookie } });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  z.decode(endpoints.openDocument.response, reply.body);
  return reply.body;
};

describe('opening a document', () => {
  it('returns a page with header, footer and what its blocks refer to', async () => {
    const { title, path, context, revision, published_revision } = await open('page', 'home');
    expect([title, path, revision, published_revision]).toEqual(['Home', '/', 1, 1]);
    expect(context.site.name).toBe('De Testwinkel');
    expect(context.header.root.length).toBeGreaterThan(0);
    expect(context.footer.root.length).toBeGreaterThan(0);
    expect(Object.keys(context.connections as object).length).toBeGreaterThan(0);
  });

  it('shows each template of the shop with a sample of the shop', async () => {
    const before = await hashTables(database.admin);
    const contexts = Object.fromEntries(
      await Promise.all(
        compositionKinds.map(async (kind) => [kind, (await open('template', kind)).context] as const),
      ),
    );
    expect(contexts['product'].product.title).not.toBe('');
    expect(contexts['product'].related.length).toBeGreaterThan(0);
    expect(contexts['category'].category.title).not.toBe('');
    for (const kind of ['cart', 'checkout']) {
      const { shoppingcart } = contexts[kind].cart;
      expect(shoppingcart.products.length).toBeGreaterThan(0);
      expect(shoppingcart.total_price_with_tax).toBeGreaterThan(0);
      expect(shoppingcart.products.every((line: { problem: string }) => line.problem === '')).toBe(true);
    }
    expect(contexts['thankyou'].order.checkout.products.length).toBeGreaterThan(0);
    expect(contexts['search'].search.results.length).toBeGreaterThan(0);
    expect(await hashTables(database.admin)).toEqual(before);
  });

  it('opens every template of a website without content', async () => {
    for (const kind of compositionKinds) {
      const opened = await open('template', kind, empty, 'as=other');
      expect(opened).toMatchObject({ revision: 0, published_revision: null, path: '', undo: [], redo: [] });
    }
  });
});
