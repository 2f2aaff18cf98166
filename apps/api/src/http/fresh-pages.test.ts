import { type ResponseOf, resolvePage, search } from '@etalage/api-contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { withWebsite, type WebsiteTransaction } from '../db/with-website.ts';
import { documentFixture, setText } from '../testing/document-fixture.ts';
import { createCallEndpoint } from '../calls/create-call-endpoint.ts';
import { Publications } from '../calls/publications.ts';
import { storefrontServer } from './storefront-server.ts';
import { resolvePageHandler } from '../page-content/resolve-page.handler.ts';
import { searchHandler } from '../search/search.handler.ts';

const shop = await documentFixture({ resolvePage: resolvePageHandler, search: searchHandler });
const { database, api, visitors, websiteId, otherWebsite, page, save, publish } = shop;
let requests = 0;

const namesOf = ({ results, filters = [] }: ResponseOf<typeof search>) => [
  ...results.map(({ title }) => title),
  ...filters.flatMap((filter) => filter.values.map((value) => `${value.title} (${value.results})`)),
];

/**
 * A server for visitors that renders every page for each request: the name of its website, the texts on it, whether it is
 * in stock, and the products and filter values of a category.
 */
async function siteOf(publications: Publications) {
  const site = Fastify();
  await site.register(storefrontServer, {
    db: database.app,
    folder: import.meta.dirname,
    media: { folders: [import.meta.dirname], variantsFolder: import.meta.dirname, onRendered: () => {} },
    development: false,
    publications,
    forget: (id?: string) => visitors.server.websites.forget(id),
    websiteOf: (host: string) => visitors.server.websites.byHost(host),
    visitorOf: () => ({ origin: 'http://a.test', address: '' }),
    callFor: (caller, request) => {
      const call = createCallEndpoint(visitors.server, caller, request.log);
      return (endpoint, body) => {
        requests++;
        return call(endpoint, body);
      };
    },
    load: async () => ({
      storedKey: () => null,
      renderBody: () => '',
      async handle(request, { callEndpoint }) {
        const path = new URL(request.url).pathname;
        const reply = await callEndpoint(resolvePage, { path });
        if (!reply.ok) return new Response('', { status: reply.status });
        const { body, site: shown, custom_fields: fields, kind } = reply.data;
        const texts = Object.values(body.blocks).flatMap(({ data }) => data['text'] ?? []);
        const words = [kind, shown.name, fields.product?.title ?? '', fields.in_stock ?? '', ...texts];
        if (kind === 'category') {
          const filter = { query: '', filters: '', current_url: path, limit: 24, offset: 0 };
          const found = await callEndpoint(search, filter);
          if (found.ok) words.push(...namesOf(found.data));
        }
        return new Response(JSON.stringify(words));
      },
    }),
  });
  afterAll(() => site.close());
  return async (path: string, host = 'a.test') => (await site.inject({ url: path, headers: { host } })).body;
}

/** The process in which owners publish, and another one, which is notified by the database only. */
const here = await siteOf(api.server.publications);
const elsewhere = await siteOf(new Publications());
const write = (work: (tx: WebsiteTransaction) => Promise<unknown>, website = websiteId) =>
  withWebsite(database.app, website, work);
const rename = (name: string, website = websiteId) =>
  write((tx) => tx.updateTable('websites').set({ name }).where('id', '=', website).execute(), website);

beforeAll(async () => {
  await write(async (tx) => {
    const product = { website_id: websiteId, id: 'p1', title: 'Tafel', url: '/tafel' };
    await tx
      .insertInto('products')
      .values({
        ...product,
        status: 'published',
        price_cents: 100,
        stock_management: true,
      })
      .execute();
    await tx.insertInto('stock').values({ website_id: websiteId, product_id: 'p1', on_hand: 1 }).execute();
  });
  // Nothing is stored until the listeners are connected, and the tests would prove nothing.
  for (const visit of [here, elsewhere])
    await vi.waitFor(async () => {
      await visit('/winkelwagen');
      const before = requests;
      await visit('/winkelwagen');
      expect(requests).toBe(before);
    }, 15_000);
});

describe('pages that are rendered for each visitor', () => {
  it('show a publication at the next request', async () => {
    const { key, path } = await page('<p>oud</p>');
    expect(await here(path)).toContain('oud');
    await save(key, [setText('p', '<p>oud</p>', '<p>nieuw</p>')]);
    expect(await here(path)).toContain('oud');
    await publish(key);
    expect(await here(path)).toContain('nieuw');
  });

  it('show a publication of another process', async () => {
    const { key, path } = await page('<p>oud</p>');
    expect(await elsewhere(path)).toContain('oud');
    await save(key, [setText('p', '<p>oud</p>', '<p>nieuw</p>')]);
    await publish(key);
    await vi.waitFor(async () => expect(await elsewhere(path)).toContain('nieuw'), 15_000);
  });

  it('show a changed setting, product and stock, in every process', async () => {
    const both = (text: string) =>
      vi.waitFor(async () => {
        for (const visit of [here, elsewhere]) expect(await visit('/tafel')).toContain(text);
      }, 15_000);
    await both('"Tafel",true');
    await rename('Andere naam');
    await both('"Andere naam","Tafel",true');
    await write((tx) =>
      tx.updateTable('products').set({ title: 'Tafeltje' }).where('id', '=', 'p1').execute(),
    );
    await both('"Tafeltje",true');
    await write((tx) => tx.updateTable('stock').set({ on_hand: 0 }).where('product_id', '=', 'p1').execute());
    await both('"Tafeltje",false');
  });

  it('show the current products and filters of a category, in every process', async () => {
    const own = { website_id: websiteId };
    const both = (words: string[]) =>
      vi.waitFor(async () => {
        for (const visit of [here, elsewhere])
          expect((JSON.parse(await visit('/bankjes')) as string[]).slice(4)).toEqual(words);
      }, 15_000);
    await write(async (tx) => {
      await tx
        .insertInto('categories')
        .values({ ...own, id: 'k', title: 'Bankjes', url: '/bankjes' })
        .execute();
      for (const id of ['x', 'y']) {
        const row = { ...own, id, title: id, url: `/${id}`, price_cents: 1, status: 'published' as const };
        await tx.insertInto('products').values(row).execute();
        await tx
          .insertInto('product_categories')
          .values({ ...own, product_id: id, category_id: 'k' })
          .execute();
      }
    });
    await both(['x', 'y']);
    const color = { ...own, product_id: 'x', key: 'kleur', title: 'Kleur', type: 'list' as const };
    await write((tx) =>
      tx
        .insertInto('product_filter_values')
        .values({ ...color, value: 'Rood' })
        .execute(),
    );
    await both(['x', 'y', 'Rood (1)']);
    await write((tx) =>
      tx.updateTable('products').set({ title: 'z', position: 9 }).where('id', '=', 'x').execute(),
    );
    await both(['y', 'z', 'Rood (1)']);
    await write((tx) => tx.deleteFrom('product_categories').where('product_id', '=', 'x').execute());
    await both(['y']);
    await write((tx) => tx.updateTable('products').set({ status: 'draft' }).where('id', '=', 'y').execute());
    await both([]);
  });

  it('belong to the website of the request, also when another website has the same path', async () => {
    await rename('Eerste');
    await rename('Tweede', otherWebsite);
    await vi.waitFor(async () => expect(await here('/winkelwagen')).toContain('Eerste'), 15_000);
    await vi.waitFor(async () => expect(await here('/winkelwagen', 'b.test')).toContain('Tweede'), 15_000);
    expect(await here('/winkelwagen')).toContain('Eerste');
  });
});
