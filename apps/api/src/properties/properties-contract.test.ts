import { expect } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { propertyCalls } from './testing/property-calls.ts';
import { propertiesHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, propertiesHandlers, a, b);
const ids = { website_id: a, project_id: a };
const { made, foreign, content, change } = propertyCalls(database, api, a, b);
const shared = { database, api, otherWebsite: b, notFor: ['editor' as const] };

let number = 0;
const title = () => `Kenmerk ${(number += 1)}`;
const saved = async (changes: object = {}) => {
  const { id, title: name } = await made(title());
  return { ...ids, id, version: 1, property: { ...content(name, 'Rood', 'Blauw'), ...changes } };
};

ownerContractCases({ ...shared, endpoint: 'listProperties', good: async () => ids });
ownerContractCases({
  ...shared,
  endpoint: 'getProperty',
  good: async () => ({ ...ids, id: (await made(title())).id }),
  refused: async () => [
    { title: 'of another website', body: { ...ids, id: await foreign() }, code: 'not_found' },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'createProperty',
  good: async () => ({ ...ids, title: title(), kind: 'range', unit: 'cm' }),
  // Without an Idempotency-Key the second one wants a title that is taken.
  twice: (first, second) => expect([first.status, second.status]).toEqual([200, 422]),
  atOnce: (replies) =>
    expect(replies.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: replies.length - 1 }, () => 422),
    ]),
  refused: async () => {
    const { title: taken } = await made(title());
    const body = { ...ids, title: taken.toUpperCase(), kind: 'choice', unit: '' };
    return [
      { title: 'without a title', body: { ...body, title: ' ' }, code: 'validation_failed' },
      { title: 'whose title another one has', body, code: 'validation_failed' },
    ];
  },
});
ownerContractCases({
  ...shared,
  endpoint: 'saveProperty',
  good: () => saved(),
  refused: async () => {
    const { title: taken } = await made(title());
    return [
      { title: 'of another website', body: { ...(await saved()), id: await foreign() }, code: 'not_found' },
      { title: 'changed since', body: { ...(await saved()), version: 7 }, code: 'conflict' },
      { title: 'with a taken title', body: await saved({ title: taken }), code: 'validation_failed' },
      { title: 'that becomes a range', body: await saved({ kind: 'range' }), code: 'validation_failed' },
      {
        title: 'with one value twice',
        body: await saved({ values: content('', 'Rood', 'rood').values }),
        code: 'validation_failed',
      },
    ];
  },
});
ownerContractCases({
  ...shared,
  endpoint: 'addPropertyValue',
  good: async () => ({ ...ids, id: (await made(title())).id, value: 'Groen', color: '' }),
  refused: async () => {
    const range = await made(title(), 'range');
    return [
      {
        title: 'of another website',
        body: { ...ids, id: await foreign(), value: 'Groen', color: '' },
        code: 'not_found',
      },
      {
        title: 'of a range',
        body: { ...ids, id: range.id, value: 'Groen', color: '' },
        code: 'validation_failed',
      },
    ];
  },
});
ownerContractCases({
  ...shared,
  endpoint: 'moveProperty',
  good: async () => ({ ...ids, id: (await made(title())).id, index: 0 }),
  refused: async () => [
    { title: 'of another website', body: { ...ids, id: await foreign(), index: 0 }, code: 'not_found' },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'deleteProperty',
  good: async () => ({ ...ids, id: (await made(title())).id }),
});
ownerContractCases({
  ...shared,
  endpoint: 'undoPropertyChange',
  good: async () => ({ ...ids, change: await change(title()) }),
  refused: async () => [{ title: 'that is not there', body: { ...ids, change: 'weg' }, code: 'not_found' }],
});
ownerContractCases({
  ...shared,
  endpoint: 'listPropertyEvents',
  good: async () => ({ ...ids, id: (await made(title())).id }),
});
