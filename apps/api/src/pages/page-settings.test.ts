import { describe, expect, it } from 'vitest';
import { newId } from '../db/new-id.ts';
import { isPassword } from '../auth/accounts/password-hash.ts';
import { setText } from '../testing/document-fixture.ts';
import { openDocumentFixture } from '../testing/open-document-fixture.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { searchHandler } from '../search/search.handler.ts';
import { createTemplateHandler } from '../templates/create-template.handler.ts';
import { pagesHandlers } from './handlers.ts';

const fixture = await openDocumentFixture({
  ...pagesHandlers,
  createTemplate: createTemplateHandler,
  search: searchHandler,
});
const { database, api, visitors, ids, websiteId, page, save, publish } = fixture;
const shop = shopFixture(database, websiteId);
const settings = { title: 'Over ons', seo_title: '', seo_description: '', noindex: false };
const create = async (path: string, more: object = {}) =>
  api.call('createPage', { ...ids, ...settings, path, ...more });
const listed = async (id: string) =>
  ((await api.call('listPages', ids)).body.pages as { id: string }[]).find((one) => one.id === id);
const hashOf = async (id: string) => {
  const { rows } = await database.admin.pool.query<{ password_hash: string | null }>(
    'select password_hash from pages where id = $1',
    [id],
  );
  return rows[0]!.password_hash;
};

describe('the address of a page', () => {
  it.each([
    ['over-ons', '/over-ons'],
    [' /Diensten/Maatwerk/ ', '/Diensten/Maatwerk'],
    ['/caf%C3%A9', '/café'],
    ['/cafe\u0301-2', '/café-2'],
    ['/2026', '/2026'],
  ])('is stored from %j as %s', async (typed, path) => {
    const { body } = await create(typed);
    expect(await listed(body.id as string)).toMatchObject({ path, status: 'draft' });
  });

  it.each([
    '/over ons',
    '/a?b',
    '/a#b',
    '/a\\b',
    '/a//b',
    '/..',
    '/a/../b',
    '/%',
    '/a\nb',
    '//evil.nl/x y',
    '/<b>',
  ])('is refused as malformed: %j', async (path) => {
    const { body } = await create(path);
    expect(body.errors.path).toEqual([
      'Gebruik een adres zoals /over-ons, zonder spaties of de tekens ? # \\.',
    ]);
  });

  it.each([
    '/winkelwagen',
    '/afrekenen',
    '/bestelling',
    '/search',
    '/search-tips',
    '/a/search',
    '/api',
    '/API/x',
    '/assets/x',
    '/media',
    '/wm/templates',
    '/robots.txt',
    '/sitemap.xml',
    '/healthz',
    '/x.data',
    '/Winkelwagen',
  ])('is refused if the shop or the system uses it: %s', async (path) => {
    const { body } = await create(path);
    expect(body.errors.path?.[0]).toContain('nodig voor de winkel of het systeem');
  });

  it('may not be an address in the shop’s settings', async () => {
    const other = '/mandje';
    expect((await create(other)).status).toBe(200);
    await shop.settings({ modules: { webshop: { shoppingcart_page: '/tas' } } });
    expect((await create('/tas')).body.errors.path).toHaveLength(1);
  });

  it('is refused if a page, a product or a category has it', async () => {
    await shop.product({ url: '/tafel' });
    const { path } = await page();
    for (const taken of ['/tafel', path, `${path}/`])
      expect((await create(taken)).body.errors).toEqual({ path: ['Dit adres is al in gebruik.'] });
    const mine = (await create(`/${newId()}`)).body.id as string;
    const update = { ...ids, ...settings, id: mine };
    expect((await api.call('updatePage', { ...update, path })).status).toBe(422);
  });

  it('of the home page cannot be changed, and the home page cannot be deleted', async () => {
    const { id } = (await create('/')).body;
    expect((await api.call('deletePage', { ...ids, id })).status).toBe(422);
    const moved = await api.call('updatePage', { ...ids, ...settings, id, path: '/elders' });
    expect(moved.body.errors.path[0]).toContain('De startpagina');
    const copy = (await api.call('duplicatePage', { ...ids, id })).body;
    expect(await listed(copy.id as string)).toMatchObject({ path: '/kopie', title: 'Over ons (kopie)' });
  });
});

describe('the password of a page', () => {
  it('is stored, changed and removed, with a slow hash, and is never returned', async () => {
    const path = `/${newId()}`;
    const created = await create(path, { password: 'zeer geheim' });
    const id = created.body.id as string;
    const hash = await hashOf(id);
    expect(hash).toMatch(/^\$argon2id\$/);
    expect(await isPassword('zeer geheim', hash!)).toBe(true);
    const update = { ...ids, ...settings, id, path };
    const unchanged = await api.call('updatePage', update);
    expect(unchanged.body.page).toMatchObject({ id, secured: true });
    expect(await hashOf(id)).toBe(hash);
    const changed = await api.call('updatePage', { ...update, password: 'anders' });
    expect(await isPassword('anders', (await hashOf(id))!)).toBe(true);
    const opened = await fixture.open({ document_kind: 'page', document_id: id });
    const list = (await api.call('listPages', ids)).body;
    expect(JSON.stringify([created.body, unchanged.body, changed.body, opened, list])).not.toMatch(
      /argon2|geheim|anders/,
    );
    expect((await api.call('updatePage', { ...update, password: null })).body.page.secured).toBe(false);
    expect(await hashOf(id)).toBeNull();
  });

  it('removes a published page from the search, until the password is removed', async () => {
    const word = newId();
    const { id, path } = await page(`<p>${word}</p>`);
    const found = async () => {
      const question = { ...ids, query: word, filters: '', current_url: '', limit: 24 };
      return (await visitors.call('search', question)).body.results as unknown[];
    };
    expect(await found()).toHaveLength(1);
    const update = { ...ids, ...settings, id, path };
    for (const hidden of [{ password: 'x' }, { password: null, noindex: true }]) {
      await api.call('updatePage', { ...update, ...hidden });
      expect(await found()).toHaveLength(0);
    }
    await api.call('updatePage', update);
    expect(await found()).toHaveLength(1);
    await api.call('deletePage', { ...ids, id });
    expect(await found()).toHaveLength(0);
  });
});

describe('the list of pages', () => {
  it('states what visitors see of each', async () => {
    const { id, key } = await page('a', { published: false });
    expect(await listed(id)).toMatchObject({ status: 'draft' });
    await publish(key);
    expect(await listed(id)).toMatchObject({ status: 'published' });
    await save(key, [setText('p', 'a', 'b')]);
    expect(await listed(id)).toMatchObject({ status: 'changed' });
  });
});

describe('a repeated call with one Idempotency-Key', () => {
  it.each(['createPage', 'duplicatePage', 'createTemplate'] as const)(
    '%s makes only one',
    async (endpoint) => {
      const { id } = await page();
      const body = { ...ids, ...settings, id, path: `/${newId()}` };
      const options = { headers: { 'idempotency-key': newId() } };
      const replies = await Promise.all(Array.from({ length: 20 }, () => api.call(endpoint, body, options)));
      expect(replies.every(({ status }) => status === 200)).toBe(true);
      expect(new Set(replies.map((reply) => reply.body.id as string)).size).toBe(1);
      const other = { ...body, title: 'Anders', id: (await page()).id };
      expect((await api.call(endpoint, other, options)).body.code).toBe('idempotency_mismatch');
    },
  );
});
