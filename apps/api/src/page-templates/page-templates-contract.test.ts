import { expect, it } from 'vitest';
import { findHistory } from '../audit/audit.repository.ts';
import { newId } from '../db/new-id.ts';
import { withWebsite } from '../db/with-website.ts';
import { createPageHandler } from '../pages/create-page.handler.ts';
import { documentFixture } from '../testing/document-fixture.ts';
import { ownerContractCases } from '../testing/owner-contract-cases.ts';
import type { TestReply } from '../testing/start-test-api.ts';
import { pageTemplatesHandlers } from './handlers.ts';

const { database, api, ids, otherWebsite, websiteId, page } = await documentFixture({
  ...pageTemplatesHandlers,
  createPage: createPageHandler,
});
const shared = { database, api, otherWebsite };
const foreign = await page('x', { website: otherWebsite });
const once = (replies: readonly TestReply[]) =>
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
const TAKEN = ['Er is al een sjabloon met deze naam. Kies een andere naam.'];

const kept = async (title = newId()) => {
  const page_id = (await page()).id;
  const { body } = await api.call('createPageTemplate', { ...ids, page_id, title });
  return { id: body.id as string, title, page_id };
};
const clear = () => database.admin.pool.query('delete from page_templates');

ownerContractCases({ ...shared, endpoint: 'listPageTemplates', good: async () => ({ ...ids }) });

ownerContractCases({
  ...shared,
  endpoint: 'createPageTemplate',
  async good() {
    await clear();
    return { ...ids, page_id: (await page()).id, title: newId() };
  },
  refused: async () => [
    { title: 'empty title', body: { ...ids, page_id: foreign.id, title: '  ' }, code: 'validation_failed' },
    { title: 'unknown page', body: { ...ids, page_id: 'weg', title: newId() }, code: 'not_found' },
    {
      title: 'page of another website',
      body: { ...ids, page_id: foreign.id, title: newId() },
      code: 'not_found',
    },
  ],
  twice: (_first, second) =>
    expect(second).toMatchObject({ status: 422, body: { errors: { title: TAKEN } } }),
  atOnce: once,
});

for (const endpoint of ['renamePageTemplate', 'replacePageTemplate', 'deletePageTemplate'] as const) {
  const more = async () => {
    if (endpoint === 'renamePageTemplate') return { title: newId() };
    return endpoint === 'replacePageTemplate' ? { page_id: (await page()).id } : {};
  };
  ownerContractCases({
    ...shared,
    endpoint,
    good: async () => ({ ...ids, id: (await kept()).id, ...(await more()) }),
    async refused() {
      await database.admin.pool.query(
        `insert into page_templates (website_id, id, title, document, sketch) values ($1, 'elders', 'E', '{}', '{}')
         on conflict do nothing`,
        [otherWebsite],
      );
      const rest = await more();
      return [
        { title: 'unknown', body: { ...ids, id: 'bestaat-niet', ...rest }, code: 'not_found' },
        { title: 'a ready one', body: { ...ids, id: 'about', ...rest }, code: 'not_found' },
        { title: 'of another website', body: { ...ids, id: 'elders', ...rest }, code: 'not_found' },
      ];
    },
    ...(endpoint === 'deletePageTemplate' && {
      twice: (_first, second) => expect(second.status).toBe(404),
      atOnce: once,
    }),
  });
}

it('a repeated call with the same Idempotency-Key keeps a page once, and another call with it is refused', async () => {
  const body = { ...ids, page_id: (await page()).id, title: newId() };
  const headers = { headers: { 'idempotency-key': newId() } };
  const first = await api.call('createPageTemplate', body, headers);
  expect(first.status).toBe(200);
  expect((await api.call('createPageTemplate', body, headers)).body).toEqual(first.body);
  const other = await api.call('createPageTemplate', { ...body, title: newId() }, headers);
  expect(other.body.code).toBe('idempotency_mismatch');
});

it('names are unique whatever their capitals, at keeping and at renaming; its own name stays possible', async () => {
  const one = await kept(`Voorjaar ${newId()}`);
  const two = await kept();
  const shouted = { ...ids, title: one.title.toUpperCase() };
  const again = await api.call('createPageTemplate', { ...shouted, page_id: one.page_id });
  expect(again.body.errors).toEqual({ title: TAKEN });
  const renamed = await api.call('renamePageTemplate', { ...shouted, id: two.id });
  expect(renamed.body.errors).toEqual({ title: TAKEN });
  expect((await api.call('renamePageTemplate', { ...shouted, id: one.id })).status).toBe(200);
});

it('a website has at most 100 of them', async () => {
  await clear();
  const rows = Array.from({ length: 100 }, (_, index) => `Sjabloon ${index}`);
  await database.admin.pool.query(
    `insert into page_templates (website_id, id, title, document, sketch)
     select $1, title, title, '{"version":1,"root":[],"blocks":{}}', '{}' from unnest($2::text[]) title`,
    [websiteId, rows],
  );
  const body = { ...ids, page_id: (await page()).id, title: 'Nog een' };
  expect((await api.call('createPageTemplate', body)).body.errors).toEqual({
    title: ['Je hebt al 100 sjablonen. Verwijder er eerst een.'],
  });
  await api.call('deletePageTemplate', { ...ids, id: 'Sjabloon 7' });
  expect((await api.call('createPageTemplate', body)).status).toBe(200);
  await clear();
});

it('what members did with a template is recorded', async () => {
  const { id, title, page_id } = await kept();
  await api.call('renamePageTemplate', { ...ids, id, title: 'Anders' });
  await api.call('replacePageTemplate', { ...ids, id, page_id });
  await api.call('deletePageTemplate', { ...ids, id });
  const events = await withWebsite(database.app, websiteId, (tx) =>
    findHistory(tx, websiteId, { kind: 'page_template', id }, 10),
  );
  const told = events.map(({ action, member_name, before, after }) => [action, member_name, before, after]);
  const by = 'Naam van owner';
  expect(told.toReversed()).toEqual([
    ['created', by, null, { title, page: page_id }],
    ['renamed', by, { title }, { title: 'Anders' }],
    ['replaced', by, { title: 'Anders' }, { title: 'Anders', page: page_id }],
    ['deleted', by, { title: 'Anders' }, null],
  ]);
});
