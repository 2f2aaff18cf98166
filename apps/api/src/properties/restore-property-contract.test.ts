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
const { made, foreign, content } = propertyCalls(database, api, a, b);
const shared = { database, api, otherWebsite: b, notFor: ['editor' as const] };

let number = 0;
const title = () => `Kenmerk ${(number += 1)}`;

/** The restoring of a property that was renamed to its first event. */
const restored = async () => {
  const { id } = await made(title());
  await api.call('saveProperty', { ...ids, id, version: 1, property: content(title(), 'Rood') });
  const { body } = await api.call('listPropertyEvents', { ...ids, id });
  const [, first] = (body as { events: { id: string }[] }).events;
  return { ...ids, id, version: 2, event: first?.id ?? '' };
};
const restoredToTaken = async () => {
  const body = await restored();
  const events = await api.call('listPropertyEvents', { ...ids, id: body.id });
  const [newest] = (events.body as { events: { before: { title: string } }[] }).events;
  await made(newest?.before.title ?? '');
  return body;
};

ownerContractCases({
  ...shared,
  endpoint: 'restoreProperty',
  good: () => restored(),
  // The second one was opened before the first was stored.
  twice: (first, second) => expect([first.status, second.status]).toEqual([200, 409]),
  atOnce: (replies) => expect(replies.filter(({ status }) => status === 200)).toHaveLength(1),
  refused: async () => [
    { title: 'of another website', body: { ...(await restored()), id: await foreign() }, code: 'not_found' },
    { title: 'changed since', body: { ...(await restored()), version: 7 }, code: 'conflict' },
    {
      title: 'to an event that is not there',
      body: { ...(await restored()), event: 'weg' },
      code: 'not_found',
    },
    { title: 'to a title that is taken', body: await restoredToTaken(), code: 'validation_failed' },
  ],
});
