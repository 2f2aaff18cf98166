import { describe, expect, it } from 'vitest';
import { openDocumentFixture } from '../testing/open-document-fixture.ts';
import { pagesHandlers } from './handlers.ts';

const { database, api, ids, websiteId, publish } = await openDocumentFixture(pagesHandlers);
const settings = { title: 'Winter', seo_title: '', seo_description: '', noindex: false };
const create = async (path: string) =>
  (await api.call('createPage', { ...ids, ...settings, path })).body.id as string;
const online = async (path: string) => {
  const id = await create(path);
  await publish({ document_kind: 'page', document_id: id });
  return id;
};
const setHome = async (id: string) => (await api.call('setHomePage', { ...ids, id })).body;
const pathOf = async (id: string) => {
  const { pages } = (await api.call('listPages', ids)).body as {
    pages: { id: string; path: string; unpublish_at: string | null }[];
  };
  return pages.find((page) => page.id === id);
};

describe('another home page', () => {
  it('stands at /, its old address leads there, and the earlier one keeps visitors at its own', async () => {
    const first = await online('/eerste');
    await setHome(first);
    const second = await online('/winter');
    const { version } = (await pathOf(second)) as unknown as { version: number };
    const unpublish_at = new Date(Date.now() + 3_600_000).toISOString();
    const plan = { ...ids, ...settings, share_image: '', id: second, path: '/winter', version, unpublish_at };
    expect((await api.call('updatePage', plan)).status).toBe(200);
    const reply = await setHome(second);
    expect(reply).toMatchObject({
      page: { id: second, path: '/', status: 'published', unpublish_at: null },
      before: { id: first, path: '/vorige-startpagina' },
    });
    expect(await pathOf(first)).toMatchObject({ path: '/vorige-startpagina', status: 'published' });
    const { rows } = await database.admin.pool.query(
      'select from_path, location from redirects where website_id = $1 order by from_path',
      [websiteId],
    );
    expect(rows).toEqual([
      { from_path: '/eerste', location: '/' },
      { from_path: '/winter', location: '/' },
    ]);
    expect(await setHome(second)).toMatchObject({ page: { path: '/' }, before: null });
    // Back again: two pages never have the address of the earlier one.
    const third = await online('/zomer');
    expect(await setHome(third)).toMatchObject({ before: { path: '/vorige-startpagina-2' } });
  });

  it('is refused for a page that visitors do not see', async () => {
    const draft = await create('/concept');
    expect((await setHome(draft)).errors).toEqual({
      id: ['Publiceer de pagina eerst: anders heeft je website geen startpagina.'],
    });
    expect(await pathOf(draft)).toMatchObject({ path: '/concept' });
  });
});
