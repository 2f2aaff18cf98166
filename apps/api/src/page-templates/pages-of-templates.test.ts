import type { PageDocument } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import { newId } from '../db/new-id.ts';
import { pagesHandlers } from '../pages/handlers.ts';
import { paragraph, setText } from '../testing/document-fixture.ts';
import { openDocumentFixture } from '../testing/open-document-fixture.ts';
import { pageTemplatesHandlers } from './handlers.ts';
import { readyTemplates } from './ready/ready-documents.ts';

const { database, api, ids, websiteId, otherWebsite, page, save, publish, open } = await openDocumentFixture({
  ...pagesHandlers,
  ...pageTemplatesHandlers,
});

const keep = async (page_id: string) =>
  (await api.call('createPageTemplate', { ...ids, page_id, title: newId() })).body.id as string;
const create = (template: string) =>
  api.call('createPage', { ...ids, title: 'Nieuw', path: `/${newId()}`, template });
const keyOf = (document_id: string) => ({ document_kind: 'page', document_id }) as const;
const documentOf = async (id: string) => (await open(keyOf(id))).document as PageDocument;
const made = async (template: string) => documentOf((await create(template)).body.id as string);
const textOf = (document: PageDocument) => Object.values(document.blocks).map(({ data }) => data['text']);
const inserting = (blocks: object[]) =>
  ({ type: 'insertBlock', blocks, place: { parent: null, slot: '', index: 1 } }) as never;

describe('a page made from a template', () => {
  it('has the content of the page at that time, as a draft with block ids of its own', async () => {
    const source = await page('<p>Zomer</p>');
    const template = await keep(source.id);
    await save(source.key, [setText('p', '<p>Zomer</p>', '<p>Winter</p>')]);
    const one = await made(template);
    const two = await made(template);
    expect(textOf(one)).toEqual([undefined, '<p>Zomer</p>']);
    const idsOf = (document: PageDocument) => Object.keys(document.blocks);
    const all = [...idsOf(one), ...idsOf(two), ...idsOf(await documentOf(source.id))];
    expect(new Set(all).size).toBe(6);
    const { pages } = (await api.call('listPages', ids)).body as {
      pages: { title: string; status: string }[];
    };
    expect(pages.filter(({ title }) => title === 'Nieuw').map(({ status }) => status)).toEqual([
      'draft',
      'draft',
    ]);

    await api.call('replacePageTemplate', { ...ids, id: template, page_id: source.id });
    expect(textOf(await made(template))).toEqual([undefined, '<p>Winter</p>']);
    expect(textOf(one)).toEqual([undefined, '<p>Zomer</p>']);
    await api.call('deletePage', { ...ids, id: source.id });
    expect((await create(template)).status).toBe(200);
  });

  it('shows what the website shows now in a field that is the same on all pages', async () => {
    const banner = (title: string) => {
      const data = { title, title_local: '0' };
      return inserting([{ ...paragraph('b', ''), type: 'sectionContentSpecialOne', data }]);
    };
    const source = await page();
    await save(source.key, [banner('Oud')]);
    await publish(source.key);
    const template = await keep(source.id);
    await save(source.key, [{ type: 'setData', id: 'b', changes: { title: { from: 'Oud', to: 'Nieuw' } } }]);
    await publish(source.key);
    expect(JSON.stringify(await made(template))).toContain('"title":"Nieuw"');
  });

  it('shows fixed parts, and can be made when what it refers to is gone', async () => {
    const source = await page();
    const block = (id: string, type: string, data: object) => ({ ...paragraph(id, ''), type, data });
    await save(source.key, [
      inserting([block('t', 'templatePartial', { template: 'weg' })]),
      inserting([block('u', 'onbekend', { x: '1' })]),
    ]);
    const document = await made(await keep(source.id));
    const partial = Object.values(document.blocks).find(({ type }) => type === 'templatePartial');
    expect(partial?.data).toEqual({ template: 'weg' });
  });

  it.each(readyTemplates)(
    'can be the ready one "%s", with the name of the website in its texts',
    async (id) => {
      await database.admin.pool.query(`update websites set name = 'Bakker <Jan>' where id = $1`, [websiteId]);
      const document = await made(id);
      expect(document.root.length).toBeGreaterThan(2);
      // The second part of a banner's title is plain text, not HTML.
      const words = JSON.stringify(document, (key, value) => (key === 'title_bold' ? undefined : value));
      if (id === 'home') expect(JSON.stringify(document)).toContain('"title_bold":"Bakker <Jan>"');
      expect(words).not.toContain('<Jan>');
      if (id === 'about') expect(words).toContain('Bakker &lt;Jan&gt;');
    },
  );

  it('is not made from a template that is gone, or of another website', async () => {
    const template = await keep((await page()).id);
    await api.call('deletePageTemplate', { ...ids, id: template });
    const gone = { template: ['Dit sjabloon bestaat niet meer. Kies een ander.'] };
    expect(await create(template)).toMatchObject({ status: 422, body: { errors: gone } });
    await database.admin.pool.query(
      `insert into page_templates (website_id, id, title, document, sketch) values ($1, 'elders', 'E', '{}', '{}')`,
      [otherWebsite],
    );
    expect(await create('elders')).toMatchObject({ status: 422, body: { errors: gone } });
  });
});

it('the files of a template are used by a place that visitors do not see, until it is deleted', async () => {
  const key = 'assets/1700000000000-abcdefghi1-foto.jpeg';
  const source = await page(`<p><img src="/media/${websiteId}/${key}" alt=""></p>`);
  const template = await keep(source.id);
  const usages = async () =>
    (
      await database.admin.pool.query(`select place_kind, is_live from file_usages where place_id = $1`, [
        template,
      ])
    ).rows;
  expect(await usages()).toEqual([{ place_kind: 'page_template', is_live: false }]);
  await api.call('deletePageTemplate', { ...ids, id: template });
  expect(await usages()).toEqual([]);
});

it('a draft about privacy has the settings of its own website, and takes the place of no page', async () => {
  const { pool } = database.admin;
  await pool.query(`update websites set settings = settings || $2 where id = $1`, [
    websiteId,
    { company: { name: 'Atelier Noord', email: 'privacy@noord.test' } },
  ]);
  await pool.query(
    `insert into payment_methods (website_id, id, title, provider) values ($1, 'ideal', 'iDEAL', 'online')`,
    [websiteId],
  );
  const asked = { ...ids, title: 'Privacy', path: '/privacy', template: 'privacy' };
  const { status, body } = await api.call('createPage', asked);
  expect(status).toBe(200);
  const text = textOf(await documentOf(body.id as string)).join();
  expect(text).toContain('privacy@noord.test');
  expect(text).toContain('Mollie B.V.');
  const again = await api.call('createPage', asked);
  expect([again.status, Object.keys(again.body.errors as object)]).toEqual([422, ['path']]);
});
