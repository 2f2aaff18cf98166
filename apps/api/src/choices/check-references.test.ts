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
    });
  });

  it('finds nothing in a page of which all references exist and are published', async () => {
    expect(await check(await pageWith('addtocart', { product: 'duin' }))).toEqual({ findings: [], total: 0 });
    expect(await check(await page())).toEqual({ findings: [], total: 0 });
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
