import { expect, it } from 'vitest';
import { newId } from '../db/new-id.ts';
import { paragraph, textSection } from '../testing/document-fixture.ts';
import { openDocumentFixture } from '../testing/open-document-fixture.ts';
import { ownerContractCases } from '../testing/owner-contract-cases.ts';
import type { TestReply } from '../testing/start-test-api.ts';
import { templatesHandlers } from '../templates/handlers.ts';
import { pagesHandlers } from './handlers.ts';

const { database, api, ids, otherWebsite, page, save } = await openDocumentFixture({
  ...pagesHandlers,
  ...templatesHandlers,
});
const shared = { database, api, otherWebsite };
const foreign = await page('x', { website: otherWebsite });
const once = (replies: readonly TestReply[]) =>
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);

ownerContractCases({ ...shared, endpoint: 'listPages', good: async () => ({ ...ids }) });

const toCreate = () => ({ ...ids, title: 'Over ons', path: `/${newId()}` });
ownerContractCases({
  ...shared,
  endpoint: 'createPage',
  good: async () => toCreate(),
  refused: async () => [
    { title: 'empty title', body: { ...toCreate(), title: '  ' }, code: 'validation_failed' },
    { title: 'empty password', body: { ...toCreate(), password: '' }, code: 'validation_failed' },
    { title: 'path of the shop', body: { ...toCreate(), path: '/winkelwagen' }, code: 'validation_failed' },
  ],
  twice: (_first, second) =>
    expect(second).toMatchObject({
      status: 422,
      body: { errors: { path: ['Dit adres is al in gebruik.'] } },
    }),
  atOnce: once,
});

const settings = () => ({
  ...toCreate(),
  seo_title: 'Titel',
  seo_description: 'Wat hier staat',
  noindex: false,
  share_image: '',
  version: 1,
});
ownerContractCases({
  ...shared,
  endpoint: 'updatePage',
  good: async () => ({ ...settings(), id: (await page()).id }),
  refused: async () => [
    { title: 'unknown', body: { ...settings(), id: 'bestaat-niet' }, code: 'not_found' },
    { title: 'of another website', body: { ...settings(), id: foreign.id }, code: 'not_found' },
  ],
});

ownerContractCases({
  ...shared,
  endpoint: 'deletePage',
  good: async () => ({ ...ids, id: (await page()).id }),
  refused: async () => [
    { title: 'unknown', body: { ...ids, id: 'bestaat-niet' }, code: 'not_found' },
    { title: 'of another website', body: { ...ids, id: foreign.id }, code: 'not_found' },
  ],
  twice: (_first, second) => expect(second.status).toBe(404),
  atOnce: once,
});

ownerContractCases({
  ...shared,
  endpoint: 'unpublishPage',
  good: async () => ({ ...ids, id: (await page()).id }),
  refused: async () => [
    { title: 'unknown', body: { ...ids, id: 'bestaat-niet' }, code: 'not_found' },
    { title: 'of another website', body: { ...ids, id: foreign.id }, code: 'not_found' },
  ],
});
ownerContractCases({ ...shared, endpoint: 'listDeletedPages', good: async () => ({ ...ids }) });
ownerContractCases({
  ...shared,
  endpoint: 'changePages',
  good: async () => ({ ...ids, ids: [(await page()).id], action: 'unpublish' }),
  twice: (first, second) => expect(second).toEqual(first),
});

const deleted = async () => {
  const { id } = await page();
  await api.call('deletePage', { ...ids, id });
  return id;
};
ownerContractCases({
  ...shared,
  endpoint: 'restorePage',
  good: async () => ({ ...ids, id: await deleted() }),
  refused: async () => [
    { title: 'unknown', body: { ...ids, id: 'bestaat-niet' }, code: 'not_found' },
    { title: 'of another website', body: { ...ids, id: foreign.id }, code: 'not_found' },
  ],
  twice: (first, second) => expect(second).toEqual(first),
});

ownerContractCases({
  ...shared,
  endpoint: 'duplicatePage',
  good: async () => ({ ...ids, id: (await page()).id }),
  refused: async () => [
    { title: 'unknown', body: { ...ids, id: 'bestaat-niet' }, code: 'not_found' },
    { title: 'of another website', body: { ...ids, id: foreign.id }, code: 'not_found' },
  ],
  atOnce: (replies) => {
    expect(new Set(replies.map(({ body }) => body.id as string)).size).toBe(replies.length);
  },
});

ownerContractCases({ ...shared, endpoint: 'listTemplates', good: async () => ({ ...ids }) });
ownerContractCases({
  ...shared,
  endpoint: 'createTemplate',
  good: async () => ({ ...ids, title: 'Uitgelicht' }),
});

const template = async (title = 'Uitgelicht') =>
  (await api.call('createTemplate', { ...ids, title })).body.id as string;
ownerContractCases({ ...shared, endpoint: 'templatePlaces', good: async () => ({ ...ids }) });
for (const endpoint of ['renameTemplate', 'deleteTemplate', 'restoreTemplate'] as const) {
  const title = endpoint === 'renameTemplate' ? { title: 'Anders' } : {};
  ownerContractCases({
    ...shared,
    endpoint,
    good: async () => {
      const id = await template();
      if (endpoint === 'restoreTemplate') await api.call('deleteTemplate', { ...ids, id });
      return { ...ids, id, ...title };
    },
    refused: async () => [
      { title: 'unknown', body: { ...ids, id: 'bestaat-niet', ...title }, code: 'not_found' },
      { title: 'a fixed part', body: { ...ids, id: 'header', ...title }, code: 'not_found' },
    ],
    ...(endpoint === 'deleteTemplate' && {
      twice: (_first, second) => expect(second.status).toBe(404),
      atOnce: once,
    }),
  });
}

it('a template is copied, renamed, and deleted only when nothing shows it; it comes back with its draft', async () => {
  const id = await template('Actie');
  const key = { document_kind: 'template', document_id: id } as const;
  const section = textSection('s1', '<p>Korting</p>');
  await save(key, [{ type: 'insertBlock', blocks: section, place: { parent: null, slot: '', index: 0 } }]);
  const copy = (await api.call('createTemplate', { ...ids, title: 'Kopie', copy_of: id })).body;
  const draftOf = async (document_id: string) =>
    JSON.stringify((await api.call('openDocument', { ...ids, ...key, document_id })).body['document']);
  expect(await draftOf(copy.id as string)).toBe(await draftOf(id));
  const missing = await api.call('createTemplate', { ...ids, title: 'x', copy_of: 'weg' });
  expect(missing.status).toBe(404);

  await api.call('renameTemplate', { ...ids, id, title: 'Zomeractie' });
  const shown = await page('<p>a</p>', { published: false });
  const block = { ...paragraph('t', ''), type: 'templatePartial', data: { template: id } };
  const place = { parent: null, slot: '', index: 1 };
  await save(shown.key, [{ type: 'insertBlock', blocks: [block], place }]);
  const refused = await api.call('deleteTemplate', { ...ids, id });
  expect(refused.body.errors).toEqual({
    id: ['Dit sjabloon staat nog op je website. Haal het daar eerst weg.'],
  });
  expect((await api.call('templatePlaces', ids)).body).toMatchObject({
    places: { [id]: { total: 1, named: [{ document_id: shown.id, title: 'Pagina', is_live: false }] } },
  });

  await api.call('deletePage', { ...ids, id: shown.id });
  const inBin = await api.call('deleteTemplate', { ...ids, id });
  expect(inBin.body.errors.id[0]).toContain('in de prullenbak gebruikt dit sjabloon nog');
  await database.admin.pool.query('delete from pages where id = $1', [shown.id]);
  const before = await draftOf(id);
  expect((await api.call('deleteTemplate', { ...ids, id })).status).toBe(200);
  expect((await api.call('openDocument', { ...ids, ...key })).status).toBe(404);
  await api.call('restoreTemplate', { ...ids, id });
  expect(await draftOf(id)).toBe(before);
  const { templates } = (await api.call('listTemplates', ids)).body as { templates: { title: string }[] };
  expect(templates.map(({ title }) => title)).toContain('Zomeractie');
});

const toMove = async () => {
  const path = `/${newId()}`;
  await api.call('createPage', { ...ids, title: 'Over ons', path });
  return { ...ids, moves: [{ from: path, to: `/elders${path}` }] };
};
ownerContractCases({
  ...shared,
  endpoint: 'movePages',
  good: toMove,
  twice: (_first, second) =>
    expect(second).toMatchObject({ status: 200, body: { moved: [], refused: [{}] } }),
});
const inFolder = () => ({ ...ids, path: `/${newId()}`, title: 'Diensten' });
ownerContractCases({
  ...shared,
  endpoint: 'savePageFolder',
  good: async () => inFolder(),
  refused: async () => [
    { title: 'empty title', body: { ...inFolder(), title: ' ' }, code: 'validation_failed' },
    { title: 'malformed path', body: { ...inFolder(), path: '/a b' }, code: 'validation_failed' },
  ],
  twice: (first, second) => expect(second).toEqual(first),
});
ownerContractCases({
  ...shared,
  endpoint: 'deletePageFolder',
  good: async () => {
    const { title: _title, ...folder } = inFolder();
    await api.call('savePageFolder', { ...folder, title: 'Diensten' });
    return folder;
  },
  twice: (first, second) => expect(second).toEqual(first),
});

ownerContractCases({
  ...shared,
  endpoint: 'setHomePage',
  good: async () => ({ ...ids, id: (await page()).id }),
  refused: async () => [
    { title: 'unknown', body: { ...ids, id: 'bestaat-niet' }, code: 'not_found' },
    { title: 'of another website', body: { ...ids, id: foreign.id }, code: 'not_found' },
  ],
});
