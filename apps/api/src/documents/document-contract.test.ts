import { expect } from 'vitest';
import { paragraph, setText } from '../testing/document-fixture.ts';
import { openDocumentFixture } from '../testing/open-document-fixture.ts';
import { ownerContractCases } from '../testing/owner-contract-cases.ts';
import type { TestReply } from '../testing/start-test-api.ts';
import { documentConnectionsHandler } from '../page-content/document-connections.handler.ts';

const shop = await openDocumentFixture({ documentConnections: documentConnectionsHandler });
const { database, api, ids, otherWebsite, page, saving, open, save, publish } = shop;
const shared = { database, api, otherWebsite };
const statuses = (replies: readonly TestReply[], status: number) =>
  replies.filter((reply) => reply.status === status).length;

const foreign = await page('<p>b</p>', { website: otherWebsite });
/** Requests for documents that this website does not have. */
const strange = (body: Record<string, unknown>) =>
  [
    { title: 'unknown page', document_kind: 'page', document_id: 'bestaat-niet' },
    { title: 'page of another website', document_kind: 'page', document_id: foreign.id },
    { title: 'unknown template', document_kind: 'template', document_id: 'bestaat-niet' },
    { title: 'page as a template', document_kind: 'template', document_id: body['document_id'] },
    { title: 'prototype', document_kind: 'template', document_id: 'constructor' },
  ].map(({ title, ...key }) => ({ title, body: { ...body, ...key }, code: 'not_found' }));

ownerContractCases({
  ...shared,
  endpoint: 'openDocument',
  good: async () => ({ ...ids, ...(await page()).key }),
  refused: async () => strange({ ...ids, ...(await page()).key }),
});

ownerContractCases({
  ...shared,
  endpoint: 'documentConnections',
  good: async () => ({ ...ids, ...(await page()).key, blocks: [paragraph('x', 'x')] }),
  refused: async () => strange({ ...ids, ...(await page()).key, blocks: [paragraph('x', 'x')] }),
});

const firstSave = async () => saving((await page()).key, [setText('p', '<p>Eerst</p>', '<p>Dan</p>')]);
ownerContractCases({
  ...shared,
  endpoint: 'saveDocument',
  good: firstSave,
  refused: async () => [
    ...strange(await firstSave()),
    { title: 'no steps', body: { ...(await firstSave()), steps: [] }, code: 'validation_failed' },
    {
      title: 'too many steps',
      body: { ...(await firstSave()), steps: Array.from({ length: 201 }, () => ({})) },
      code: 'validation_failed',
    },
    {
      title: 'a list of too many entries',
      body: await saving((await page()).key, [
        { type: 'setData', id: 'p', changes: { hidden: { to: Array.from({ length: 101 }, () => 'x') } } },
      ]),
      code: 'validation_failed',
    },
    {
      title: 'another document',
      body: await saving((await page()).key, [setText('p', '<p>Anders</p>', 'x')]),
      code: 'validation_failed',
    },
  ],
  twice: (first, second) => expect(second).toMatchObject({ status: 200, body: first.body }),
  atOnce: (replies) => {
    expect(statuses(replies, 200)).toBe(replies.length);
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  },
});

const toPublish = async () => ({ ...ids, ...(await page('x', { published: false })).key, revision: 1 });
ownerContractCases({
  ...shared,
  endpoint: 'publishDocument',
  good: toPublish,
  refused: async () => [
    ...strange(await toPublish()),
    { title: 'older revision', body: { ...(await toPublish()), revision: 0 }, code: 'conflict' },
    { title: 'newer revision', body: { ...(await toPublish()), revision: 2 }, code: 'conflict' },
  ],
  twice: (first, second) => expect(second).toMatchObject({ status: 200, body: first.body }),
  atOnce: (replies) => expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1),
});

ownerContractCases({
  ...shared,
  endpoint: 'listVersions',
  good: async () => ({ ...ids, ...(await page()).key }),
  refused: async () => strange({ ...ids, ...(await page()).key }),
});

/** A page whose draft has changed since it was published. */
async function toRestore() {
  const { key } = await page();
  await publish(key);
  await save(key, [setText('p', '<p>Eerst</p>', '<p>Dan</p>')]);
  const { revision } = await open(key);
  const { versions } = (await api.call('listVersions', { ...ids, ...key })).body;
  return { ...ids, ...key, version_id: versions[0].id as string, base_revision: revision as number };
}
ownerContractCases({
  ...shared,
  endpoint: 'restoreVersion',
  good: toRestore,
  refused: async () => [
    ...strange(await toRestore()),
    { title: 'unknown version', body: { ...(await toRestore()), version_id: 'x' }, code: 'not_found' },
    {
      title: 'unknown revision',
      body: { ...(await toRestore()), version_id: 'published-99' },
      code: 'not_found',
    },
    {
      title: 'the standard of a page, which has none',
      body: { ...(await toRestore()), version_id: 'standard' },
      code: 'not_found',
    },
    { title: 'older revision', body: { ...(await toRestore()), base_revision: 1 }, code: 'conflict' },
  ],
  twice: (_first, second) => expect(second.body.code).toBe('conflict'),
  atOnce: (replies) => {
    expect([statuses(replies, 200), statuses(replies, 409)]).toEqual([1, replies.length - 1]);
  },
});
