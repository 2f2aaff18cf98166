import { resolvePage } from '@etalage/api-contract';
import { describe, expect, it } from 'vitest';
import { newId } from '../db/new-id.ts';
import { withWebsite } from '../db/with-website.ts';
import { createCallEndpoint } from '../calls/create-call-endpoint.ts';
import { setText } from '../testing/document-fixture.ts';
import { openDocumentFixture } from '../testing/open-document-fixture.ts';
import { removeDeletedPages } from './deleted-pages.ts';
import { resolvePageHandler } from '../page-content/resolve-page.handler.ts';
import { searchHandler } from '../search/search.handler.ts';
import { pagesHandlers } from './handlers.ts';

const { database, api, visitors, ids, websiteId, page, open, saving } = await openDocumentFixture({
  ...pagesHandlers,
  resolvePage: resolvePageHandler,
  search: searchHandler,
});
const remove = (id: string) => api.call('deletePage', { ...ids, id });
const restore = (id: string) => api.call('restorePage', { ...ids, id });
const listed = async (id: string) =>
  ((await api.call('listPages', ids)).body.pages as { id: string }[]).find((one) => one.id === id);
const caller = { websiteId, address: '10.0.0.1', origin: 'http://a.test' };
const call = createCallEndpoint(visitors.server, caller, { warn: () => {}, error: console.error });
const visited = async (path: string) => {
  const reply = await call(resolvePage, { path });
  return reply.ok && reply.data.status;
};
const hits = async (query: string) => {
  const question = { ...ids, query, filters: '', current_url: '', limit: 24 };
  return ((await visitors.call('search', question)).body.results as unknown[]).length;
};
const day = 24 * 60 * 60 * 1000;

describe('a deleted page', () => {
  it('is not visible anywhere, and is restored with its versions, for visitors and in the search', async () => {
    // Begins with letters: `6e7d8` begins with a number to the search, which then finds no part of it.
    const word = `zoek${newId()}`;
    const { id, path, key } = await page(`<p>${word}</p>`);
    const versions = async () => (await api.call('listVersions', { ...ids, ...key })).body;
    const before = { listed: await listed(id), versions: await versions() };
    expect([await visited(path), await hits(word)]).toEqual([200, 1]);
    await remove(id);
    expect([await listed(id), await visited(path), await hits(word)]).toEqual([undefined, 404, 0]);
    expect((await api.call('openDocument', { ...ids, ...key })).status).toBe(404);
    expect((await restore(id)).body).toEqual({ path });
    expect({ listed: await listed(id), versions: await versions() }).toEqual(before);
    expect([await visited(path), await hits(word)]).toEqual([200, 1]);
  });

  it('is restored as a draft if it was one', async () => {
    const { id, path } = await page('a', { published: false });
    await remove(id);
    await restore(id);
    expect(await listed(id)).toMatchObject({ status: 'draft' });
    expect(await visited(path)).toBe(404);
  });

  it('frees its address for another page, and is then restored at another address', async () => {
    const first = await page();
    await remove(first.id);
    const settings = { title: 'Nieuw', seo_title: '', seo_description: '', noindex: false };
    const second = await api.call('createPage', { ...ids, ...settings, path: first.path });
    expect(second.status).toBe(200);
    expect((await restore(first.id)).body).toEqual({ path: `${first.path}-2` });
    expect(await listed(second.body.id as string)).toMatchObject({ path: first.path });
  });

  it('is restored at another address when the cart uses its own meanwhile', async () => {
    const { id, path } = await page();
    await remove(id);
    const stored = `update websites set settings = jsonb_set(settings, '{modules}', $2) where id = $1`;
    const useForCart = (shoppingcart_page: string) =>
      database.admin.pool.query(stored, [websiteId, { webshop: { shoppingcart_page } }]);
    await useForCart(path);
    expect((await restore(id)).body).toEqual({ path: `${path}-2` });
    await useForCart('');
    expect(await visited(`${path}-2`)).toBe(200);
  });

  it('cannot be published from a tab that is still open, and is restored with what that tab saved', async () => {
    const { id, key } = await page('oud', { published: false });
    const typed = await saving(key, [setText('p', 'oud', 'nieuw')]);
    await remove(id);
    const saved = await api.call('saveDocument', typed);
    expect(saved.status).toBe(200);
    const revision = saved.body.revision as number;
    expect((await api.call('publishDocument', { ...ids, ...key, revision })).status).toBe(404);
    await restore(id);
    expect(JSON.stringify(await open(key))).toContain('nieuw');
  });

  it('is removed permanently after thirty days, with all its data', async () => {
    const { id } = await page();
    await remove(id);
    const sweep = (days: number) =>
      withWebsite(database.app, websiteId, (tx) =>
        removeDeletedPages(tx, websiteId, new Date(Date.now() + days * day)),
      );
    const count = async () => {
      const { rows } = await database.admin.pool.query<{ count: number }>(
        'select count(*)::int from page_revisions where page_id = $1',
        [id],
      );
      return rows[0]!.count;
    };
    await sweep(29);
    expect(await count()).toBe(1);
    await sweep(31);
    expect(await count()).toBe(0);
    expect((await restore(id)).status).toBe(404);
  });
});
