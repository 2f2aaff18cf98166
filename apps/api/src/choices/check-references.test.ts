import type { Operation } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import { documentFixture, paragraph } from '../testing/document-fixture.ts';
import { ownerContractCases } from '../testing/owner-contract-cases.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { choicesHandlers } from './handlers.ts';

const { database, api, ids, websiteId, otherWebsite, page, save } = await documentFixture(choicesHandlers);
const { global } = database.admin;
const shop = shopFixture(database, websiteId);

type Page = Awaited<ReturnType<typeof page>>;

/** A draft with one more block, at the end of its section or of the page. */
async function pageWith(type: string, data: Record<string, unknown>, version = 1): Promise<Page> {
  const made = await page();
  const place =
    type === 'templatePartial'
      ? { parent: null, slot: '', index: 1 }
      : { parent: 's', slot: 'content', index: 1 };
  const block = { ...paragraph('block', ''), type, version, data };
  const insert = { type: 'insertBlock', blocks: [block], place } as Operation;
  expect((await save(made.key, [insert])).status).toBe(200);
  return made;
}
const check = async ({ key }: Pick<Page, 'key'>) =>
  (await api.call('checkReferences', { ...ids, ...key })).body as { findings: object[]; total: number };

const foreign = await page('<p>b</p>', { website: otherWebsite });
const good = async () => ({ ...ids, ...(await pageWith('addtocart', { product: 'weg' })).key });
ownerContractCases({
  database,
  api,
  otherWebsite,
  endpoint: 'checkReferences',
  good,
  refused: async () => [
    { title: 'unknown page', body: { ...(await good()), document_id: 'bestaat-niet' }, code: 'not_found' },
    {
      title: 'page of another website',
      body: { ...(await good()), document_id: foreign.id },
      code: 'not_found',
    },
  ],
  twice: (first, second) => expect(second).toMatchObject({ status: 200, body: first.body }),
});

describe('checkReferences', () => {
  it('finds products that do not exist, are drafts or are no longer published, with their titles', async () => {
    await shop.product({ id: 'duin', title: 'Duin' });
    await shop.product({ id: 'concept', title: 'Concept', status: 'draft' });
    await shop.product({ id: 'oud', title: 'Oud', status: 'archived' });
    const products = ['duin', 'concept', 'weg', 'oud'];
    const finding = { block: 'block', path: 'products', to: 'products' };
    expect(await check(await pageWith('products', { products }, 2))).toEqual({
      findings: [
        { ...finding, id: 'concept', title: 'Concept', problem: 'draft' },
        { ...finding, id: 'weg', title: '', problem: 'missing' },
        { ...finding, id: 'oud', title: 'Oud', problem: 'unpublished' },
      ],
      total: 3,
      shared: [],
    });
  });

  it('finds nothing in a page of which all references exist and are published', async () => {
    expect(await check(await pageWith('addtocart', { product: 'duin' }))).toEqual({
      findings: [],
      total: 0,
      shared: [],
    });
    expect(await check(await page())).toEqual({ findings: [], total: 0, shared: [] });
  });

  it('treats a thing of another website as missing and does not name it', async () => {
    const product = await shopFixture(database, otherWebsite).product({ title: 'Geheim' });
    const found = await check(await pageWith('addtocart', { product }));
    expect(found.findings).toEqual([
      { block: 'block', path: 'product', to: 'products', id: product, title: '', problem: 'missing' },
    ]);
  });

  it('finds deleted forms, unpublished templates and menus that do not exist', async () => {
    await global
      .insertInto('templates')
      .values({ website_id: websiteId, id: 'balk', title: 'Balk' })
      .execute();
    const template = await check(await pageWith('templatePartial', { template: 'balk' }));
    expect(template.findings).toMatchObject([{ to: 'templates', title: 'Balk', problem: 'draft' }]);
    const form = await check(await pageWith('forms', { id: 'weg' }));
    expect(form.findings).toMatchObject([{ to: 'forms', id: 'weg', problem: 'missing' }]);
    const header = { document_kind: 'template', document_id: 'header' } as const;
    const block = { ...paragraph('h', ''), type: 'headerOne', data: { main_menu_menu: 'weg' } };
    const place = { parent: null, slot: '', index: 0 };
    await save(header, [{ type: 'insertBlock', blocks: [block], place }]);
    expect((await check({ key: header } as never)).findings).toMatchObject([
      { to: 'menus', problem: 'missing' },
    ]);
  });

  describe('of links in texts and fields', () => {
    const linksTo = (...addresses: string[]) =>
      pageWith('paragraph', { text: addresses.map((address) => `<a href="${address}">x</a>`).join('') });

    it('finds pages and products that do not exist or are not published, by the address', async () => {
      const gone = await page();
      const draft = await page('<p>x</p>', { published: false });
      const foreign = await page('<p>x</p>', { website: otherWebsite });
      await global.updateTable('pages').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute();
      await shop.product({ id: 'schets', title: 'Schets', url: '/kasten/schets', status: 'archived' });
      const { path } = await page();
      const made = await linksTo(
        `${gone.path}?a=1#b`,
        `${path}/#onder`,
        draft.path,
        foreign.path,
        '/kasten/schets',
      );
      const finding = { block: 'block', path: 'text', to: 'links' };
      expect((await check(made)).findings).toEqual([
        { ...finding, id: `${gone.path}?a=1#b`, title: '', problem: 'missing' },
        { ...finding, id: draft.path, title: 'Pagina', problem: 'draft' },
        { ...finding, id: foreign.path, title: '', problem: 'missing' },
        { ...finding, id: '/kasten/schets', title: 'Schets', problem: 'unpublished' },
      ]);
      const button = await pageWith('button', { url: gone.path });
      expect((await check(button)).findings).toMatchObject([{ path: 'url', to: 'links', id: gone.path }]);
    });

    it('accepts pages of the shop and the system, redirects, other websites and the page itself', async () => {
      await global
        .insertInto('redirects')
        .values({ website_id: websiteId, from_path: '/oud-adres', location: '/elders' })
        .execute();
      const made = await linksTo(
        '/winkelwagen',
        '/afrekenen/',
        '/search?query=tafel',
        '/sitemap.xml',
        '/oud-adres',
        'https://elders.nl/weg',
        'mailto:jan@elders.nl',
        '#onder',
      );
      expect(await check(made)).toEqual({ findings: [], total: 0, shared: [] });
      const own = await page('<p>x</p>', { published: false });
      const block = { ...paragraph('q', `<a href="${own.path}">hier</a>`) };
      const place = { parent: 's', slot: 'content', index: 0 };
      await save(own.key, [{ type: 'insertBlock', blocks: [block], place }]);
      expect(await check(own)).toEqual({ findings: [], total: 0, shared: [] });
    });
  });

  it('finds files that were deleted or are private, in fields and in texts', async () => {
    const keyOf = (name: string) => `assets/1700000000000-abcdefghi1-${name}`;
    const addressOf = (name: string, website = websiteId) => `/media/${website}/${keyOf(name)}`;
    const file = {
      website_id: websiteId,
      state: 'stored',
      most: 10,
      content_type: 'image/jpeg',
      is_private: false,
      member_id: 'm',
    } as const;
    await global
      .insertInto('files')
      .values([
        { ...file, key: keyOf('foto.jpeg'), name: 'foto.jpeg' },
        { ...file, key: keyOf('nieuw.jpeg'), name: 'nieuw.jpeg', state: 'converting' },
        { ...file, key: keyOf('prive.jpeg'), name: 'prive.jpeg', is_private: true },
        { ...file, key: keyOf('bezig.jpeg'), name: 'bezig.jpeg', state: 'leaving' },
      ])
      .execute();
    const image = (name: string) => pageWith('image', { url: `|${addressOf(name)}` });
    for (const name of ['foto.jpeg', 'nieuw.jpeg']) expect((await check(await image(name))).total).toBe(0);
    for (const name of ['weg.jpeg', 'prive.jpeg', 'bezig.jpeg'])
      expect((await check(await image(name))).findings).toEqual([
        { block: 'block', path: 'url', to: 'files', id: addressOf(name), title: '', problem: 'missing' },
      ]);
    const text = `<a type_link="file" href="${addressOf('weg.pdf')}">prijslijst</a>
      <img data-src="${addressOf('foto.jpeg')}?w=640"><img src="/media/${websiteId}/demo/stoel.jpg">
      <img src="${addressOf('elders.jpeg', otherWebsite)}">`;
    expect((await check(await pageWith('paragraph', { text }))).findings).toMatchObject([
      { path: 'text', to: 'files', id: addressOf('weg.pdf'), problem: 'missing' },
    ]);
  });

  it('reads the draft, not what was published before it', async () => {
    const made = await page();
    expect((await check(made)).total).toBe(0);
    const block = { ...paragraph('q', ''), type: 'addtocart', data: { product: 'weg' } };
    const place = { parent: 's', slot: 'content', index: 0 };
    await save(made.key, [{ type: 'insertBlock', blocks: [block], place }]);
    expect((await check(made)).total).toBe(1);
  });

  it('returns at most 100 findings, and how many there are', async () => {
    const made = await page();
    const blocks = [0, 1].map((index) => ({
      ...paragraph(`lijst-${index}`, ''),
      type: 'products',
      version: 2,
      data: { products: Array.from({ length: 60 }, (_, number) => `weg-${number}`) },
    }));
    const place = { parent: 's', slot: 'content', index: 0 };
    await save(
      made.key,
      blocks.map((block) => ({ type: 'insertBlock', blocks: [block], place })),
    );
    const { findings, total } = await check(made);
    expect([findings.length, total]).toEqual([100, 120]);
  });
});
