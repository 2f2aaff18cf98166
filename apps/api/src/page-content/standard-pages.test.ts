import { listAddresses, resolvePage } from '@etalage/api-contract';
import { compositionKinds } from '@etalage/site-model/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCallEndpoint } from '../calls/create-call-endpoint.ts';
import { withWebsite } from '../db/with-website.ts';
import { standardComposition } from '../documents/standard-compositions.ts';
import { listAddressesHandler } from '../pages/list-addresses.handler.ts';
import { createPage, publishPage } from '../pages/publish-page.ts';
import { documentOf, textSection } from '../testing/document-fixture.ts';
import { openDocumentFixture } from '../testing/open-document-fixture.ts';
import { listTemplatesHandler } from '../templates/list-templates.handler.ts';
import { resolvePageHandler } from './resolve-page.handler.ts';

const shop = await openDocumentFixture({
  resolvePage: resolvePageHandler,
  listTemplates: listTemplatesHandler,
  listAddresses: listAddressesHandler,
});
const { database, api, visitors, websiteId, otherWebsite, ids, save, publish, open } = shop;

/** What a visitor of the website gets at a path. */
async function visit(path: string) {
  const caller = { websiteId, address: '', origin: 'http://a.test' };
  const call = createCallEndpoint(visitors.server, caller, { warn: () => {}, error: () => {} });
  const reply = await call(resolvePage, { path });
  if (!reply.ok) throw new Error(JSON.stringify(reply));
  return reply.data;
}
const write = (work: Parameters<typeof withWebsite<unknown>>[2]) =>
  withWebsite(database.app, websiteId, work);
const part = (document_id: string) => ({ document_kind: 'template', document_id }) as const;
const restoreStandard = async (id: string, base_revision: number) =>
  api.call('restoreVersion', { ...ids, ...part(id), version_id: 'standard', base_revision });
const insert = (...blocks: object[]) =>
  [{ type: 'insertBlock', blocks, place: { parent: null, slot: '', index: 0 } }] as Parameters<
    typeof save
  >[1];
const statusOf = async (id: string) => {
  const { templates } = (await api.call('listTemplates', ids)).body as {
    templates: { id: string; status: string }[];
  };
  return templates.find((template) => template.id === id)?.status;
};

describe('a website of which the owner designed nothing', () => {
  it('shows visitors the standard header, footer, screens and front page', async () => {
    const home = await visit('/');
    expect(home).toMatchObject({ kind: 'page', status: 200, cacheable: true, seo: { noindex: false } });
    expect([home.header, home.footer]).toEqual([
      standardComposition('header'),
      standardComposition('footer'),
    ]);
    expect(Object.values(home.body.blocks).map(({ type }) => type)).toEqual(['sectionContentSpecialOne']);
    for (const [path, kind] of [
      ['/winkelwagen', 'cart'],
      ['/afrekenen', 'checkout'],
      ['/bestelling', 'thankyou'],
      ['/search', 'search'],
      ['/weg', 'not_found'],
      // It sells nothing, so that there is nothing to withdraw from.
      ['/overeenkomst-herroepen', 'not_found'],
    ] as const)
      expect((await visit(path)).body, path).toEqual(standardComposition(kind));
  });

  it('opens the same in the designer, as a draft that was never saved', async () => {
    for (const kind of compositionKinds) {
      const opened = await open(part(kind));
      expect(opened).toMatchObject({ revision: 0, published_revision: null, undo: [], redo: [] });
      expect(opened.document, kind).toEqual(standardComposition(kind));
      expect(await statusOf(kind)).toBe('standard');
    }
  });

  it('has the front page in its sitemap', async () => {
    const caller = { websiteId, address: '', origin: 'http://a.test' };
    const call = createCallEndpoint(visitors.server, caller, { warn: () => {}, error: () => {} });
    expect(await call(listAddresses, {})).toMatchObject({ data: { paths: ['/'] } });
  });

  it('shows the standard for a draft that was locked but never saved, whatever is stored in it', async () => {
    const empty = JSON.stringify({ version: 1, root: [], blocks: {} });
    await database.admin.pool.query(
      `insert into drafts (website_id, document_kind, document_id, revision, document) values ($1, 'template', 'search', 0, $2)`,
      [websiteId, empty],
    );
    expect((await open(part('search'))).document).toEqual(standardComposition('search'));
    const refused = await publish(part('search'));
    expect([refused.status, refused.body]).toEqual([
      422,
      {
        code: 'validation_failed',
        errors: { general: ['Bezoekers zien dit onderdeel al zo. Pas eerst iets aan.'] },
      },
    ]);
    await save(part('search'), insert(...textSection('eigen', 'x')));
    expect((await open(part('search'))).document.root).toEqual([
      'eigen',
      ...standardComposition('search').root,
    ]);
    expect([await statusOf('search'), (await visit('/search')).body]).toEqual([
      'draft',
      standardComposition('search'),
    ]);
  });
});

describe('the menus that follow from a website', () => {
  const labels = async (id: 'header' | 'footer') => {
    const { site } = await visit('/weg');
    const menu = id === 'header' ? 'automatisch-categorieen' : 'automatisch-paginas';
    return site.menus[menu]?.items.map(({ label, link }) => `${label} ${link}`);
  };

  it('lead home at first, then to its pages, and to its outermost categories as soon as it has any', async () => {
    expect([await labels('header'), await labels('footer')]).toEqual([['Hoofdpagina /'], undefined]);
    const add = (path: string, settings: object = {}) =>
      write(async (tx) => {
        const document = documentOf('<p>x</p>');
        const id = await createPage(tx, websiteId, { path, title: `Pagina ${path}`, document });
        await publishPage(tx, websiteId, id);
        if (Object.keys(settings).length > 0)
          await tx
            .updateTable('pages')
            .set(settings)
            .where('website_id', '=', websiteId)
            .where('id', '=', id)
            .execute();
      });
    await add('/over-ons');
    await add('/over-ons/team');
    await add('/geheim', { password_hash: 'x' });
    await add('/stil', { noindex: true });
    expect([await labels('header'), await labels('footer')]).toEqual([
      ['Pagina /over-ons /over-ons'],
      ['Pagina /over-ons /over-ons'],
    ]);
    const category = { website_id: websiteId, parent_id: null, status: 'published' as const };
    await write((tx) =>
      tx
        .insertInto('categories')
        .values([
          { ...category, id: 'b', title: 'Banken', url: '/banken', position: 2 },
          { ...category, id: 'a', title: 'Tafels', url: '/tafels', position: 1, link: '/actie' },
          { ...category, id: 'c', title: 'Hoekbanken', url: '/hoekbanken', parent_id: 'b' },
          { ...category, id: 'd', title: 'Later', url: '/later', status: 'draft' },
        ])
        .execute(),
    );
    expect([await labels('header'), await labels('footer')]).toEqual([
      ['Tafels /actie', 'Banken /banken'],
      ['Pagina /over-ons /over-ons'],
    ]);
    const types = Object.values((await visit('/')).body.blocks).map(({ type }) => type);
    expect(types).toContain('productcategories');
  });

  it('are on a page only if it shows them, and all of them in the designer', async () => {
    const { context } = await open(part('login'));
    expect(Object.keys(context.site.menus)).toEqual(['automatisch-categorieen', 'automatisch-paginas']);
    await save(part('footer'), insert(...textSection('eigen', 'x')));
    const { document } = await open(part('footer'));
    const [standard] = standardComposition('footer').root;
    const removal = {
      type: 'removeBlock',
      blocks: [document.blocks[standard!]],
      place: { parent: null, slot: '', index: 1 },
    };
    await save(part('footer'), [removal] as Parameters<typeof save>[1]);
    await publish(part('footer'));
    expect(Object.keys((await visit('/weg')).site.menus)).toEqual(['automatisch-categorieen']);
  });
});

describe('an own version of a part', () => {
  it('is what visitors see from its publication on, and the standard again after that is put back and published', async () => {
    const own = textSection('eigen', '<p>Hier is niets.</p>');
    await save(part('not_found'), insert(...own));
    expect([await statusOf('not_found'), (await visit('/weg')).body]).toEqual([
      'draft',
      standardComposition('not_found'),
    ]);
    await publish(part('not_found'));
    expect((await visit('/weg')).body.root).toEqual(['eigen', ...standardComposition('not_found').root]);

    const { revision } = await open(part('not_found'));
    expect((await restoreStandard('not_found', revision - 1)).status).toBe(409);
    const restored = await restoreStandard('not_found', revision);
    expect(restored.body).toEqual({ revision: revision + 1, document: standardComposition('not_found') });
    expect((await restoreStandard('not_found', revision + 1)).body).toMatchObject({ revision: revision + 1 });
    expect((await open(part('not_found'))).undo).toHaveLength(2);
    expect([await statusOf('not_found'), (await visit('/weg')).body.root.length]).toEqual(['changed', 2]);
    await publish(part('not_found'));
    expect((await visit('/weg')).body).toEqual(standardComposition('not_found'));
  });

  it('keeps an empty design empty', async () => {
    const { document } = await open(part('login'));
    const [id] = document.root as string[];
    const removal = {
      type: 'removeBlock',
      blocks: [document.blocks[id!]],
      place: { parent: null, slot: '', index: 0 },
    };
    await save(part('login'), [removal] as Parameters<typeof save>[1]);
    expect((await open(part('login'))).document.root).toEqual([]);
  });

  it('is of one website', async () => {
    const published = await withWebsite(database.app, otherWebsite, (tx) =>
      tx.selectFrom('site_documents').selectAll().where('website_id', '=', otherWebsite).execute(),
    );
    expect(published).toEqual([]);
  });
});

describe('a page at the root', () => {
  beforeAll(() =>
    write(async (tx) => {
      const id = await createPage(tx, websiteId, {
        path: '/',
        title: 'Thuis',
        document: documentOf('<p>Eigen</p>'),
      });
      await publishPage(tx, websiteId, id);
    }),
  );

  it('replaces the standard front page as soon as it is published', async () => {
    expect((await visit('/')).body).toEqual(documentOf('<p>Eigen</p>'));
  });
});
