import { describe, expect, it } from 'vitest';
import { newId } from '../db/new-id.ts';
import { isPassword } from '../auth/accounts/password-hash.ts';
import { paragraph, setText } from '../testing/document-fixture.ts';
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
/** Saves settings that are based on the newest ones. */
const update = async ({ id, ...more }: { id: string } & Record<string, unknown>) => {
  const { version = 1 } = ((await listed(id)) ?? {}) as { version?: number };
  return api.call('updatePage', { ...ids, share_image: '', id, version, ...more });
};
const hashOf = async (id: string) => {
  const { rows } = await database.admin.pool.query<{ password_hash: string | null }>(
    'select password_hash from pages where id = $1',
    [id],
  );
  return rows[0]!.password_hash;
};

/** A word of its own. Of an id that begins like a number with an exponent, as 9e7, the search makes two words. */
const newWord = (): string => `w${newId()}`;

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
    const typed = { ...ids, ...settings, id: mine };
    expect((await update({ ...typed, path })).status).toBe(422);
  });

  it('of the home page cannot be changed, and the home page cannot be deleted', async () => {
    const { id } = (await create('/')).body;
    expect((await api.call('deletePage', { ...ids, id })).status).toBe(422);
    const moved = await update({ ...ids, ...settings, id, path: '/elders' });
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
    const typed = { ...ids, ...settings, id, path };
    const unchanged = await update(typed);
    expect(unchanged.body.page).toMatchObject({ id, secured: true });
    expect(await hashOf(id)).toBe(hash);
    const changed = await update({ ...typed, password: 'anders' });
    expect(await isPassword('anders', (await hashOf(id))!)).toBe(true);
    const opened = await fixture.open({ document_kind: 'page', document_id: id });
    const list = (await api.call('listPages', ids)).body;
    expect(JSON.stringify([created.body, unchanged.body, changed.body, opened, list])).not.toMatch(
      /argon2|geheim|anders/,
    );
    expect((await update({ ...typed, password: null })).body.page.secured).toBe(false);
    expect(await hashOf(id)).toBeNull();
  });

  it('removes a published page from the search, until the password is removed', async () => {
    const word = newWord();
    const { id, path } = await page(`<p>${word}</p>`);
    const found = async () => {
      const question = { ...ids, query: word, filters: '', current_url: '', limit: 24 };
      return (await visitors.call('search', question)).body.results as unknown[];
    };
    expect(await found()).toHaveLength(1);
    const typed = { ...ids, ...settings, id, path };
    for (const hidden of [{ password: 'x' }, { password: null, noindex: true }]) {
      await update({ ...typed, ...hidden });
      expect(await found()).toHaveLength(0);
    }
    await update(typed);
    expect(await found()).toHaveLength(1);
    await api.call('deletePage', { ...ids, id });
    expect(await found()).toHaveLength(0);
  });
});

describe('the settings of a page', () => {
  it('that somebody else has saved meanwhile are kept, and the older ones are refused', async () => {
    const path = `/${newId()}`;
    const id = (await create(path)).body.id as string;
    const of = (title: string, version: number) => ({
      ...ids,
      ...settings,
      id,
      path,
      title,
      version,
      share_image: '',
    });
    expect((await api.call('updatePage', of('Van Bo', 1))).body.page).toMatchObject({ version: 2 });
    const late = await api.call('updatePage', of('Van An', 1));
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect(await listed(id)).toMatchObject({ title: 'Van Bo', version: 2 });
    // The same call again, after a reply that was lost.
    expect((await api.call('updatePage', of('Van Bo', 1))).status).toBe(200);
    expect((await api.call('updatePage', of('Van An', 2))).body.page).toMatchObject({ title: 'Van An' });
  });
});

describe('a page that is taken offline', () => {
  it('is a draft: visitors and the search no longer find it, and publishing brings it back', async () => {
    const word = newWord();
    const { id, key } = await page(`<p>${word}</p>`);
    const found = async () => {
      const question = { ...ids, query: word, filters: '', current_url: '', limit: 24 };
      return ((await visitors.call('search', question)).body.results as unknown[]).length;
    };
    expect(await found()).toBe(1);
    const reply = await api.call('unpublishPage', { ...ids, id });
    expect(reply.body.page).toMatchObject({ id, status: 'draft' });
    expect(await found()).toBe(0);
    await publish(key);
    expect(await listed(id)).toMatchObject({ status: 'published' });
    expect(await found()).toBe(1);
  });

  it('is never the home page', async () => {
    const { pages } = (await api.call('listPages', ids)).body as { pages: { id: string; path: string }[] };
    const home = pages.find(({ path }) => path === '/')?.id ?? ((await create('/')).body.id as string);
    const refused = await api.call('unpublishPage', { ...ids, id: home });
    expect(refused.body.errors).toEqual({
      id: ['De startpagina kan niet offline: die is het begin van je website.'],
    });
    const several = await api.call('changePages', { ...ids, ids: [home], action: 'delete' });
    expect(several.body).toMatchObject({
      changed: [],
      refused: [{ id: home, message: 'De startpagina staat altijd op / en kan niet worden verwijderd.' }],
    });
  });
});

describe('several pages at once', () => {
  it('are published, taken offline and deleted, each by itself; one that is not there stops no other', async () => {
    const one = await page('a', { published: false });
    const two = await page('b');
    const change = async (action: string) =>
      (await api.call('changePages', { ...ids, ids: [one.id, 'weg', two.id], action })).body;
    const status = async () => [await listed(one.id), await listed(two.id)];
    const refused = [{ id: 'weg', title: 'weg' }];
    expect(await change('publish')).toMatchObject({ changed: [one.id, two.id], refused });
    expect(await status()).toMatchObject([{ status: 'published' }, { status: 'published' }]);
    await change('unpublish');
    expect(await status()).toMatchObject([{ status: 'draft' }, { status: 'draft' }]);
    expect(await change('delete')).toMatchObject({ changed: [one.id, two.id], refused });
    expect(await status()).toEqual([undefined, undefined]);
    const bin = (await api.call('listDeletedPages', ids)).body as { pages: { id: string }[] };
    expect(bin.pages.slice(0, 2)).toMatchObject([{ days_left: 30 }, { days_left: 30 }]);
    expect(bin.pages.map(({ id }) => id)).toEqual(expect.arrayContaining([one.id, two.id]));
    // Again: they are in the bin, so there is nothing to delete.
    expect(await change('delete')).toMatchObject({ changed: [] });
  });

  it('leave nothing written of a page that is refused halfway', async () => {
    const { pool } = database.admin;
    const small = await page('<p>klein</p>');
    const large = await page('<p>groot</p>');
    const banner = { ...paragraph('b', ''), type: 'sectionContentSpecialOne' };
    const place = { parent: null, slot: '', index: 0 };
    const data = { title: 'Voor alle pagina’s', title_local: '0' };
    await save(large.key, [
      { type: 'insertBlock', blocks: [{ ...banner, data }], place },
      { type: 'setData', id: 's', changes: { content_local: { to: '0' } } },
    ]);
    await pool.query(
      `update drafts set document = replace(document::text, 'groot', repeat('x', 200000))::json where document_id = $1`,
      [large.id],
    );
    const body = { ...ids, ids: [large.id, small.id], action: 'publish' };
    expect((await api.call('changePages', body)).body).toEqual({
      changed: [small.id],
      refused: [{ id: large.id, title: 'Pagina', message: expect.stringContaining('is te groot') as string }],
    });
    const { rows } = await pool.query(`select from shared_values where website_id = $1 and field = 'title'`, [
      websiteId,
    ]);
    expect(rows).toEqual([]);
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
