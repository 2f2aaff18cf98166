import { expect } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { redirectsHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, redirectsHandlers, a, b);
const ids = { website_id: a, project_id: a };
const shared = { database, api, otherWebsite: b };

let number = 0;
const typed = () => ({ ...ids, from: `/oud-${++number}`, to: '/nieuw', permanent: true });
const added = async () =>
  (await api.call('createRedirect', typed())).body as { redirect: { id: string }; change: string };
const { rows } = await database.admin.pool.query(
  `insert into redirects (website_id, from_path, location) values ('b', '/hunne', '/x') returning id`,
);
const foreign = rows[0].id as string;
await database.admin.pool.query(
  `insert into audit_events (website_id, id, change_id, member_id, member_name, subject_kind, subject_id, action, after)
   values ('b', 'e', 'hunne', 'm', 'M', 'redirect', $1, 'created', '{"from":"/hunne","to":"/x","permanent":true,"version":1}')`,
  [foreign],
);

ownerContractCases({
  ...shared,
  endpoint: 'listRedirects',
  good: async () => ({ ...ids, query: '', sort: 'from', offset: 0, limit: 25 }),
});
ownerContractCases({
  ...shared,
  endpoint: 'createRedirect',
  good: async () => typed(),
  refused: async () => [
    { title: 'to itself', body: { ...typed(), from: '/x', to: '/x' }, code: 'validation_failed' },
    { title: 'of the cart', body: { ...typed(), from: '/winkelwagen' }, code: 'validation_failed' },
  ],
  atOnce: (replies) => expect(new Set(replies.map(({ body }) => body.redirect.id as string)).size).toBe(1),
});
ownerContractCases({
  ...shared,
  endpoint: 'updateRedirect',
  good: async () => ({ ...typed(), id: (await added()).redirect.id, version: 1 }),
  refused: async () => [
    { title: 'of another website', body: { ...typed(), id: foreign, version: 1 }, code: 'not_found' },
    {
      title: 'changed since',
      body: { ...typed(), id: (await added()).redirect.id, version: 7 },
      code: 'conflict',
    },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'deleteRedirects',
  good: async () => ({ ...ids, ids: [(await added()).redirect.id] }),
  twice: (_first, second) => expect(second.body).toEqual({ deleted: 0, change: '' }),
  atOnce: (replies) => expect(replies.filter(({ body }) => body.deleted === 1)).toHaveLength(1),
});
ownerContractCases({
  ...shared,
  endpoint: 'undoRedirects',
  good: async () => ({ ...ids, change: (await added()).change }),
  refused: async () => [
    { title: 'unknown', body: { ...ids, change: 'weg' }, code: 'not_found' },
    { title: 'of another website', body: { ...ids, change: 'hunne' }, code: 'not_found' },
  ],
  twice: (_first, second) => expect(second.body).toEqual({ undone: 0, change: '' }),
  atOnce: (replies) => expect(replies.filter(({ body }) => body.undone === 1)).toHaveLength(1),
});
ownerContractCases({
  ...shared,
  endpoint: 'importRedirects',
  good: async () => ({ ...ids, rows: [{ from: `/rij-${++number}`, to: '/nieuw', kind: '' }] }),
  refused: async () => [
    {
      title: 'one wrong row',
      body: {
        ...ids,
        rows: [
          { from: '/goed', to: '/nieuw', kind: '' },
          { from: '/fout', to: '', kind: '' },
        ],
      },
      code: 'validation_failed',
    },
  ],
  twice: (_first, second) =>
    expect(second.body).toEqual({ created: 0, changed: 0, unchanged: 1, change: '' }),
  atOnce: (replies) => expect(replies.filter(({ body }) => body.created === 1)).toHaveLength(1),
});
ownerContractCases({
  ...shared,
  endpoint: 'listRedirectEvents',
  good: async () => ({ ...ids, id: (await added()).redirect.id }),
});
ownerContractCases({
  ...shared,
  endpoint: 'listDeletedRedirects',
  good: async () => ({ ...ids, query: '', sort: 'newest', offset: 0, limit: 25 }),
});
