import { expect } from 'vitest';
import { newId } from '../db/new-id.ts';
import { documentFixture } from '../testing/document-fixture.ts';
import { ownerContractCases } from '../testing/owner-contract-cases.ts';
import type { TestReply } from '../testing/start-test-api.ts';
import { templatesHandlers } from '../templates/handlers.ts';
import { pagesHandlers } from './handlers.ts';

const { database, api, ids, otherWebsite, page } = await documentFixture({
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
    expect(new Set(replies.map(({ body }) => body.id as string)).size).toBe(50);
  },
});

ownerContractCases({ ...shared, endpoint: 'listTemplates', good: async () => ({ ...ids }) });
ownerContractCases({
  ...shared,
  endpoint: 'createTemplate',
  good: async () => ({ ...ids, title: 'Uitgelicht' }),
});
