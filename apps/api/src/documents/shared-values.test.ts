import { blockDefinitions, type BlockDefinition } from '@etalage/blocks/schema';
import { resolvePage } from '@etalage/api-contract';
import type { Operation } from '@etalage/site-model';
import { afterEach, describe, expect, it } from 'vitest';
import { createCallEndpoint } from '../calls/create-call-endpoint.ts';
import { checkReferencesHandler } from '../choices/check-references.handler.ts';
import { resolvePageHandler } from '../page-content/resolve-page.handler.ts';
import { searchHandler } from '../search/search.handler.ts';
import { withWebsite } from '../db/with-website.ts';
import { paragraph } from '../testing/document-fixture.ts';
import { openDocumentFixture } from '../testing/open-document-fixture.ts';
import { storeSharedValue } from './shared-value.repository.ts';

const shop = await openDocumentFixture({
  checkReferences: checkReferencesHandler,
  resolvePage: resolvePageHandler,
  search: searchHandler,
});
const { api, visitors, ids, page, save, publish, open, otherWebsite } = shop;
type Key = Parameters<typeof open>[0];

const switchOf = (field: string, id = 's'): Operation => ({
  type: 'setData',
  id,
  changes: { [`${field}_local`]: { to: '0' } },
});
const setText = (from: string, to: string, id = 'p'): Operation => ({
  type: 'setData',
  id,
  changes: { text: { from, to } },
});
const banner = (title: string, titleLocal = '0', website = shop.websiteId) => ({
  website,
  operations: [
    {
      type: 'insertBlock',
      blocks: [
        { ...paragraph('b', ''), type: 'sectionContentSpecialOne', data: { title, title_local: titleLocal } },
      ],
      place: { parent: null, slot: '', index: 1 },
    } as Operation,
  ],
});

const log = { warn: () => {}, error: (fields: object) => console.error(fields) };

/** The document that visitors of a website see at a path. */
async function shown(path: string, websiteId = shop.websiteId): Promise<string> {
  const caller = { websiteId, address: '10.0.0.1', origin: 'http://a.test' };
  const reply = await createCallEndpoint(visitors.server, caller, log)(resolvePage, { path });
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return JSON.stringify(reply.data.body);
}
const check = async (key: Key) => (await api.call('checkReferences', { ...ids, ...key })).body;
const blocksOf = async (key: Key) => Object.values((await open(key)).document.blocks as object);

describe('a value for all pages', () => {
  it('changes every page that shows it when one of them is published, and not before', async () => {
    const first = await page('<p>een</p>');
    const second = await page('<p>twee</p>');
    const own = await page('<p>drie</p>');
    await save(first.key, [switchOf('content')]);
    await publish(first.key);
    await save(second.key, [switchOf('content'), setText('<p>twee</p>', '<p>een</p>')]);
    await publish(second.key);
    await save(first.key, [setText('<p>een</p>', '<p>nieuw</p>')]);
    expect(await shown(second.path)).toContain('<p>een</p>');
    expect(await check(first.key)).toMatchObject({
      shared: [{ template: 'sectionContent', field: 'content', pages: 1, templates: 0 }],
    });
    await publish(first.key);
    expect(await shown(first.path)).toContain('<p>nieuw</p>');
    expect(await shown(second.path)).toContain('<p>nieuw</p>');
    expect(await shown(own.path)).toContain('<p>drie</p>');
    expect(await blocksOf(second.key)).toContainEqual(
      expect.objectContaining({ type: 'paragraph', data: { text: '<p>nieuw</p>' } }),
    );
    expect(await open(second.key)).toMatchObject({
      revision: 2,
      published_revision: 2,
      shared: [
        {
          template: 'sectionContent',
          field: 'content',
          pages: 1,
          value: { blocks: [{ id: 'b0', data: { text: '<p>nieuw</p>' } }], root: ['b0'] },
        },
      ],
    });
    const found = await visitors.call('search', {
      ...ids,
      query: 'nieuw',
      filters: '',
      current_url: '/search',
      limit: 24,
    });
    expect(JSON.stringify(found.body)).toContain(second.path);
  });

  it('also changes drafts that were never published, header and footer, and a page that waits for publication', async () => {
    const first = await page();
    const waiting = await page('<p>wacht</p>', { published: false });
    const header = { document_kind: 'template', document_id: 'header' } as const;
    await save(first.key, banner('Zomer').operations);
    await publish(first.key);
    for (const key of [waiting.key, header]) {
      const { operations } = banner('Zomer');
      const place = { parent: null, slot: '', index: 0 };
      await save(key, [{ ...operations[0], place } as Operation]);
    }
    await save(first.key, [
      { type: 'setData', id: 'b', changes: { title: { from: 'Zomer', to: 'Winter' } } },
    ]);
    await publish(first.key);
    for (const key of [waiting.key, header])
      expect(await blocksOf(key)).toContainEqual(
        expect.objectContaining({ id: 'b', data: { title: 'Winter', title_local: '0' } }),
      );
  });

  it('leaves pages whose switch is at their own value, and other websites, as they are', async () => {
    const first = await page();
    const own = await page();
    const foreign = await page('<p>b</p>', { website: otherWebsite });
    await save(own.key, banner('Eigen', '1').operations);
    await publish(own.key);
    await save(first.key, banner('Overal').operations);
    await publish(first.key);
    expect(await shown(own.path)).toContain('"Eigen"');
    expect(await shown(foreign.path, otherWebsite)).not.toContain('Overal');
    expect(await check(own.key)).toMatchObject({ shared: [] });
  });

  it('publications at the same moment wait for each other, and all pages show one of their values', async () => {
    const pages = [await page(), await page(), await page()];
    for (const [index, { key }] of pages.entries()) {
      await save(key, banner(`Gelijk ${index}`).operations);
    }
    const replies = await Promise.all(pages.map(({ key }) => publish(key)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const texts = await Promise.all(pages.map(({ path }) => shown(path)));
    const titles = texts.map((text) => /"title":"(Gelijk \d)"/.exec(text)?.[1]);
    expect(titles).toEqual(Array(3).fill(expect.stringMatching(/^Gelijk \d$/)));
    expect(new Set(titles).size).toBe(1);
  });

  it('is refused when it is larger than the designer can get for each field, and then nothing is published', async () => {
    const { key, path } = await page('<p>klein</p>');
    const long = Array.from({ length: 25 }, (_, index) => ({
      type: 'insertBlock',
      blocks: [paragraph(`l${index}`, 'x'.repeat(9_000))],
      place: { parent: 's', slot: 'content', index: 0 },
    })) as Operation[];
    await save(key, [...long, switchOf('content')]);
    const reply = await publish(key);
    expect(reply.status).toBe(422);
    expect(JSON.stringify(reply.body)).toContain("Wat voor alle pagina's geldt, is te groot.");
    expect(await shown(path)).not.toContain('xxx');
  });

  it('is refused when a page would get too many blocks, and then nothing is published', async () => {
    const first = await page();
    const full = await page('<p>vol</p>');
    const inSection = (id: string, count: number): Operation => {
      const texts = Array.from({ length: count }, (_, index) => paragraph(`${id}${index}`, 'x'));
      const content = texts.map((text) => text.id);
      const section = { id, type: 'sectionContent', version: 1, data: {}, slots: { content } };
      return {
        type: 'insertBlock',
        blocks: [section, ...texts],
        place: { parent: null, slot: '', index: 1 },
      };
    };
    await save(full.key, [inSection('v', 1_990), inSection('t', 1), switchOf('content', 't')]);
    await publish(full.key);
    await save(first.key, [inSection('w', 20), switchOf('content', 'w')]);
    const reply = await publish(first.key);
    expect(reply.status).toBe(422);
    expect(JSON.stringify(reply.body)).toContain("Wat voor alle pagina's geldt");
    expect(await shown(first.path)).not.toContain('"w1"');
  });

  describe('that was stored under an older version', () => {
    const definition: BlockDefinition = blockDefinitions.sectionContentSpecialOne;
    const { version, migrations } = definition;
    afterEach(() => void Object.assign(definition, { version, migrations }));
    const products = (data: Record<string, unknown>, version: number, id = 'b0') => ({
      ...paragraph(id, ''),
      type: 'products',
      data,
      version,
    });
    const store = (template: string, field: string, value: object) =>
      withWebsite(shop.database.app, shop.websiteId, (tx) =>
        storeSharedValue(tx, shop.websiteId, { template, field, version: 1, value: JSON.stringify(value) }),
      );

    it('is no change while a page shows the same, and nothing is asked', async () => {
      const first = await page('<p>1</p>');
      const second = await page('<p>2</p>');
      for (const { key } of [first, second]) {
        const blocks = [products({ products: ['kruk'] }, 2, 'k')];
        const place = { parent: 's', slot: 'content', index: 0 };
        const removed = {
          type: 'removeBlock',
          blocks: [paragraph('p', key === first.key ? '<p>1</p>' : '<p>2</p>')],
          place,
        };
        await save(key, [removed as Operation, { type: 'insertBlock', blocks, place }, switchOf('content')]);
        await publish(key);
      }
      await store('sectionContent', 'content', {
        blocks: [products({ products_mutated: 'kruk' }, 1)],
        root: ['b0'],
      });
      expect(await check(first.key)).toMatchObject({ shared: [] });
      expect((await open(first.key)).shared).toContainEqual(
        expect.objectContaining({ value: { blocks: [products({ products: ['kruk'] }, 2)], root: ['b0'] } }),
      );
      await save(first.key, [
        { type: 'setData', id: 'k', changes: { products: { from: ['kruk'], to: ['tafel'] } } },
      ]);
      expect(await check(first.key)).toMatchObject({ shared: [{ field: 'content' }] });
      await publish(first.key);
      expect(await shown(second.path)).toContain('tafel');
    });

    it('is migrated with its section; one that cannot be migrated counts as another value', async () => {
      const first = await page();
      const second = await page();
      for (const { key } of [first, second]) {
        await save(key, banner('Zomer').operations);
        await publish(key);
      }
      const up = (stored: Record<string, unknown>) => {
        if (stored['title'] === 'stuk') throw new Error('cannot be read');
        return { ...stored, title: `${String(stored['title'])}!` };
      };
      Object.assign(definition, { version: 2, migrations: [{ name: 'louder', up }] });
      expect(await check(first.key)).toMatchObject({ shared: [] });
      await store(definition.type, 'title', { data: 'stuk' });
      expect(await check(first.key)).toMatchObject({ shared: [{ field: 'title' }] });
      await publish(first.key);
    });
  });
});
