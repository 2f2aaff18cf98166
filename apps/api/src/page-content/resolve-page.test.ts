import { type LocalResult, resolvePage } from '@etalage/api-contract';
import { redirectSources } from '@etalage/site-model';
import type { z } from 'zod';
import { beforeAll, describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { createCallEndpoint } from '../calls/create-call-endpoint.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { insertTestShop } from '../testing/test-shop/insert-test-shop.ts';
import { protectedPagePassword } from '../testing/test-shop/test-pages.ts';
import { createPage, publishPage, savePageDraft } from '../pages/publish-page.ts';
import { pageContentHandlers } from './handlers.ts';

const database = await createTestDatabase();
const { app, admin } = database;
const shop = await insertTestShop(app);
const api = await startTestApi(database, {}, { handlers: pageContentHandlers });
const silent = { warn: () => {}, error: (fields: object) => console.error(fields) };

const call = (
  path: string,
  password?: string,
  address = '10.0.0.1',
): Promise<LocalResult<typeof resolvePage>> => {
  const caller = { websiteId: shop, address, origin: 'http://a.test' };
  return createCallEndpoint(api.server, caller, silent)(resolvePage, { path, password });
};
const open = async (path: string, password?: string) => {
  const reply = await call(path, password);
  if (!reply.ok) throw new Error(JSON.stringify(reply));
  return reply.data;
};
const page = (text: string) => ({
  version: 1 as const,
  root: ['a'],
  blocks: { a: { id: 'a', type: 'paragraph', version: 1, data: { text }, slots: {} } },
});

describe('resolvePage', () => {
  it.each([
    ['/', 'page', 200, true],
    ['/over-ons', 'page', 200, true],
    ['/over-ons/', 'page', 200, true],
    ['over-ons', 'page', 200, true],
    ['/over-ons?utm=x#top', 'page', 200, true],
    ['/tafels', 'category', 200, true],
    ['/tafels/', 'category', 200, true],
    ['/tafels/eettafel-duin', 'product', 200, true],
    ['/winkelwagen', 'cart', 200, false],
    ['/afrekenen/', 'checkout', 200, false],
    ['/bestelling', 'thankyou', 200, false],
    ['/overeenkomst-herroepen', 'withdrawal', 200, false],
    ['/search', 'search', 200, false],
    ['/nl/search/x', 'search', 200, false],
    ['/zakelijk', 'login', 200, false],
    ['/eettafels', 'redirect', 301, false],
    ['/bestaat-niet', 'not_found', 404, false],
    ['/%E0%A4%A', 'not_found', 404, false],
    ['/tafels/../geheim', 'not_found', 404, false],
    ['//evil.example', 'not_found', 404, false],
  ])('returns %s as %s', async (path, kind, status, cacheable) => {
    expect(await open(path)).toMatchObject({ kind, status, cacheable });
  });

  it('has the search texts of a product, else its name and introduction', async () => {
    const plain = await open('/tafels/eettafel-duin');
    expect(plain.seo.title).toMatch(/^Eettafel Duin \| /);
    await admin.pool.query(
      `update products set seo_title = 'Eiken tafel op maat', seo_description = 'Gemaakt in Leeuwarden.', article_number = 'T-1'
       where website_id = $1 and url = '/tafels/eettafel-duin'`,
      [shop],
    );
    const { seo, custom_fields } = await open('/tafels/eettafel-duin');
    expect(seo).toMatchObject({ title: 'Eiken tafel op maat', description: 'Gemaakt in Leeuwarden.' });
    expect(custom_fields.product).toMatchObject({ article_number: 'T-1' });
  });

  it('ROUTE-11 opens a category and a product of the shop at their own addresses', async () => {
    await admin.global
      .insertInto('categories')
      .values({ website_id: shop, id: 'nieuw', parent_id: null, title: 'Nieuw', url: '/kaarsen' })
      .execute();
    expect(await open('/kaarsen')).toMatchObject({
      kind: 'category',
      custom_fields: { category: { title: 'Nieuw' } },
    });
  });

  it('ROUTE-12 returns 404 with the not-found composition', async () => {
    const { status, body, custom_fields, seo } = await open('/bestaat-niet');
    expect(status).toBe(404);
    expect(Object.values(body.blocks).map((block) => block.type)).toEqual(['PageNotFound']);
    expect(custom_fields.post_title).toBe('Pagina niet gevonden');
    expect(seo.noindex).toBe(true);
  });

  it('returns the location of a redirect', async () => {
    expect((await open('/eettafels')).location).toBe('/tafels');
  });

  it('redirects by the redirect of the path itself, then by the longest pattern, permanently or not', async () => {
    const add = (from_path: string, location: string, permanent = true) =>
      admin.global
        .insertInto('redirects')
        .values({ website_id: shop, from_path, location, permanent })
        .execute();
    await add('/archief/*', '/nieuw/*');
    await add('/archief/2020/*', '/tafels', false);
    await add('/archief/2020/eiken', '/over-ons');
    await add('/archief/kring/*', '/archief/kring/weg');
    const at = async (path: string) => {
      const { kind, status, location } = await open(path);
      return `${kind} ${status} ${location}`;
    };
    expect(await at('/archief/2020/eiken')).toBe('redirect 301 /over-ons');
    expect(await at('/archief/2020/beuken')).toBe('redirect 302 /tafels');
    expect(await at('/archief/2021/café x')).toBe('redirect 301 /nieuw/2021/caf%C3%A9%20x');
    expect(await at('/archief')).toBe('not_found 404 ');
    expect(await at('/archief/kring/a')).toBe('redirect 301 /archief/kring/weg');
    expect(await at('/archief/kring/weg')).toBe('not_found 404 ');
    expect((await open('/archief//evil.example')).location).toBe('/nieuw/evil.example');
  });

  it('finds in the database the redirects that the model finds', async () => {
    const paths = ['/', '/a', '/a/b/c', '/a//b', '/café/*', `/${'x/'.repeat(400)}y`];
    for (const path of paths) {
      const { rows } = await admin.pool.query('select redirect_sources($1) as sources', [path]);
      expect(new Set(rows[0].sources)).toEqual(new Set(redirectSources(path)));
    }
  });

  it('prefers a page over a category, a category over a product, and a product over a redirect', async () => {
    const path = '/voorrang';
    await admin.global
      .insertInto('redirects')
      .values({ website_id: shop, from_path: path, location: '/' })
      .execute();
    expect((await open(path)).kind).toBe('redirect');
    await admin.global
      .insertInto('products')
      .values({
        website_id: shop,
        id: 'v',
        title: 'V',
        url: path,
        price_cents: 1,
        sale_price_cents: null,
        status: 'published',
      })
      .execute();
    expect((await open(path)).kind).toBe('product');
    await admin.global
      .insertInto('categories')
      .values({ website_id: shop, id: 'v', parent_id: null, title: 'V', url: path })
      .execute();
    expect((await open(path)).kind).toBe('category');
    await withWebsite(app, shop, (tx) =>
      createPage(tx, shop, { id: 'v', path, title: 'V', document: page('x') }),
    );
    expect((await open(path)).kind).toBe('category');
    await withWebsite(app, shop, (tx) => publishPage(tx, shop, 'v'));
    expect((await open(path)).kind).toBe('page');
  });

  it('ROUTE-01 follows the setting of the cart page, also if a page has that address', async () => {
    const { settings } = await admin.global
      .selectFrom('websites')
      .select('settings')
      .where('id', '=', shop)
      .executeTakeFirstOrThrow();
    const set = (value: object) =>
      admin.global
        .updateTable('websites')
        .set({ settings: JSON.stringify(value) })
        .where('id', '=', shop)
        .execute();
    const modules = settings['modules'] as { webshop: object };
    await set({
      ...settings,
      modules: { webshop: { ...modules.webshop, shoppingcart_page: '/over-ons', checkout_page: '' } },
    });
    expect((await open('/over-ons')).kind).toBe('cart');
    expect((await open('/winkelwagen')).kind).toBe('not_found');
    expect((await open('/afrekenen')).kind).toBe('checkout');
    await set(settings);
  });

  it('does not show a draft', async () => {
    await withWebsite(app, shop, (tx) =>
      createPage(tx, shop, { id: 'd', path: '/concept', title: 'Concept', document: page('eerste') }),
    );
    expect((await open('/concept')).kind).toBe('not_found');
    await withWebsite(app, shop, (tx) => publishPage(tx, shop, 'd'));
    await withWebsite(app, shop, (tx) => savePageDraft(tx, shop, 'd', page('tweede')));
    expect(JSON.stringify((await open('/concept')).body)).toContain('eerste');
    await withWebsite(app, shop, (tx) => publishPage(tx, shop, 'd'));
    expect(JSON.stringify((await open('/concept')).body)).toContain('tweede');
  });

  it('PROD-01 returns a product with all its fields, its stock state and its breadcrumbs', async () => {
    const { custom_fields } = await open('/tafels/eettafel-duin');
    const shape = resolvePage.response.shape.custom_fields.shape.product.unwrap().shape;
    // Only a shop that charges nobody VAT says so, and the others are said where the owner filled them in.
    const absent = new Set(['small_business', 'maker', 'content', 'delivery']);
    const fields = Object.keys(shape).filter((name) => !absent.has(name));
    expect(Object.keys(custom_fields.product!).sort()).toEqual(fields.sort());
    expect(custom_fields.in_stock).toBe(true);
    expect((await open('/stoelen/kruk-paal')).custom_fields.in_stock).toBe(false);
    expect(custom_fields.breadcrumbs.map((step) => [step.title, step.url, step.active])).toEqual([
      ['Home', '/', false],
      ['Meubels', '/meubels', false],
      ['Tafels', '/tafels', false],
      ['Eettafel Duin', '/tafels/eettafel-duin', true],
    ]);
  });

  it('CAT-10 returns a category with products, sub-categories and the filters of its layout', async () => {
    const tafels = (await open('/tafels')).custom_fields.category!;
    expect(tafels.products.map((tile) => tile.title)).toEqual([
      'Eettafel Duin',
      'Eettafel Wad',
      'Salontafel Eb',
    ]);
    expect(tafels.filters.map((filter) => filter.key)).toEqual([
      'soort',
      'houtsoort',
      'kleur',
      'breedte',
      'prijs',
    ]);
    const stoelen = (await open('/stoelen')).custom_fields.category!;
    expect(stoelen.filters).toEqual([]);
    const meubels = (await open('/meubels')).custom_fields.category!;
    expect(meubels.layout).toBe('sub_categories_full_width');
    expect(meubels.sub_categories.map((tile) => tile.url)).toEqual([
      '/tafels',
      '/stoelen',
      '/banken',
      '/kasten',
    ]);
    expect(meubels.products).toHaveLength(9);
  });

  it('returns at most 24 products of a category at first', async () => {
    const many = Array.from({ length: 40 }, (_, i) => ({
      website_id: shop,
      id: `m${i}`,
      title: `M${i}`,
      url: `/m/${i}`,
      price_cents: 1,
      sale_price_cents: null,
      status: 'published' as const,
    }));
    await admin.global.insertInto('products').values(many).execute();
    await admin.global
      .insertInto('product_categories')
      .values(many.map(({ id }) => ({ website_id: shop, product_id: id, category_id: 'nieuw' })))
      .execute();
    expect((await open('/kaarsen')).custom_fields.category!.products).toHaveLength(24);
  });

  it('returns what blocks refer to by id, with amounts in cents', async () => {
    const { products = {}, categories = {} } = (await open('/')).custom_fields.connections;
    expect(Object.keys(products).sort()).toEqual(['eettafel-duin', 'fauteuil-luwte', 'stoel-sluis']);
    expect(products['eettafel-duin']).toMatchObject({
      title: 'Eettafel Duin',
      price: { incl_tax: 64_540, excl_tax: 53_339 },
    });
    expect(Object.values(categories).map((tile) => tile.url)).toEqual([
      '/tafels',
      '/stoelen',
      '/banken',
      '/kasten',
      '/verlichting',
    ]);
  });

  it.each([
    ['/over-ons', 5],
    ['/tafels/eettafel-duin', 7],
    ['/tafels', 7],
    ['/bestaat-niet', 4],
  ])('reads %s with at most %i statements', async (path, most) => {
    const sent: string[] = [];
    const connect = app.pool.connect.bind(app.pool);
    app.pool.connect = (async () => {
      const client = await connect();
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      client.query = ((...args: unknown[]) => (
        sent.push(String((args[0] as { text?: string }).text ?? args[0])),
        query(...args)
      )) as typeof client.query;
      return client;
    }) as typeof app.pool.connect;
    await open(path);
    app.pool.connect = connect;
    // A setting does not count as a query: it is sent together with the next statement.
    const queries = sent.filter((text) => !text.startsWith('set local'));
    expect(queries.length, sent.join('\n---\n')).toBeLessThanOrEqual(most);
  });

  it('is not served over HTTP', async () => {
    const ids = { website_id: shop, project_id: shop };
    expect((await api.post(resolvePage.path, JSON.stringify({ ...ids, path: '/' }))).status).toBe(404);
  });
});

describe('a protected page', () => {
  const secret = 'twaalf procent';
  let locked: z.input<typeof resolvePage.response>;
  beforeAll(async () => {
    locked = await open('/zakelijk');
  });

  it('ROUTE-13 PROT-08 returns the login composition and nothing of the page', () => {
    expect(Object.values(locked.body.blocks).map((block) => block.type)).toEqual(['passwordLogin']);
    expect(JSON.stringify(locked)).not.toMatch(new RegExp(`${secret}|interieurontwerpers|Femke|argon2`));
    expect(locked).toMatchObject({ kind: 'login', cacheable: false, seo: { noindex: true } });
  });

  it('opens with its password and may not be cached', async () => {
    const opened = await open('/zakelijk', protectedPagePassword);
    expect(opened).toMatchObject({ kind: 'page', cacheable: false, seo: { noindex: true } });
    expect(JSON.stringify(opened.body)).toContain(secret);
  });

  it('refuses another password', async () => {
    const reply = await call('/zakelijk', 'fout', '10.0.0.2');
    expect(reply).toMatchObject({
      ok: false,
      status: 403,
      error: { code: 'password_incorrect', errors: { password: [expect.any(String)] } },
    });
  });
});

it('the page about accessibility is there once its owner chose what it says, for search engines too', async () => {
  expect((await open('/toegankelijkheid')).kind).toBe('not_found');
  const said = { accessibility: 'full', accessibility_checked_on: '2026-11-20' };
  await database.admin.pool.query(
    `update websites set settings = jsonb_set(settings, '{modules,webshop}', settings #> '{modules,webshop}' || $2) where id = $1`,
    [shop, said],
  );
  expect(await open('/toegankelijkheid/')).toMatchObject({
    kind: 'accessibility',
    status: 200,
    seo: { noindex: false },
    site: { modules: { webshop: { accessibility: { state: 'full' } } } },
  });
});
