import { MAX_ORDER_VIEWS } from '@etalage/api-contract';
import { expect, it } from 'vitest';
import { findHistory } from '../audit/audit.repository.ts';
import { withWebsite } from '../db/with-website.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { as, ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { orderListHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const ids = { website_id: a, project_id: a };
const api = await startOwnerApi(database, orderListHandlers, a, b);
const { pool } = database.admin;

const search = {
  query: 'tafel',
  part: 'to_send',
  country: 'BE',
  from: '',
  until: '',
  sort: 'total',
  descending: true,
};
const view = (id: string, name: string) => ({ ...ids, id, name, search });
const create = (id: string, name: string) => api.call('createOrderView', view(id, name), as('shop'));
const names = async () =>
  ((await api.call('listOrderViews', ids)).body as { views: { name: string }[] }).views.map(
    ({ name }) => name,
  );

/** A website with one view, and another one with a view of the same kind. */
async function startOver(): Promise<string> {
  await pool.query('delete from order_views');
  await create('view-bezorgen', 'Bezorgen');
  await pool.query('insert into order_views values ($1, $2, $3, $4)', [b, 'view-elders', 'Elders', search]);
  return 'view-bezorgen';
}

const cases = { database, api, otherWebsite: b, notFor: ['editor'] as const };
const wrong = (title: string, body: object) => ({
  title,
  body: { ...ids, ...body },
  code: 'validation_failed',
});

ownerContractCases({
  ...cases,
  endpoint: 'listOrders',
  good: async () => ({ ...ids, ...search, cursor: '', limit: 25 }),
  refused: async () => [
    wrong('without a limit', {}),
    wrong('for too many', { limit: 101 }),
    wrong('of an unknown part', { limit: 5, part: 'weg' }),
    wrong('of a country that is no code', { limit: 5, country: 'nederland' }),
    wrong('of a day that does not exist', { limit: 5, from: '2026-02-31' }),
    wrong('by an unknown order', { limit: 5, sort: 'kleur' }),
  ],
});
ownerContractCases({
  ...cases,
  endpoint: 'exportOrders',
  good: async () => ({ ...ids, ...search, cursor: '' }),
  refused: async () => [wrong('of an unknown payment', { payment: 'misschien' })],
});
ownerContractCases({ ...cases, endpoint: 'getOrderChoices', good: async () => ids });
ownerContractCases({ ...cases, endpoint: 'listOrderViews', good: async () => ids });
ownerContractCases({
  ...cases,
  endpoint: 'createOrderView',
  good: async () => {
    await startOver();
    return view('view-nieuw-1', 'Nieuw');
  },
  refused: async () => {
    await startOver();
    return [
      { title: 'the id of another view', body: view('view-bezorgen', 'Anders'), code: 'conflict' },
      { title: 'a taken name', body: view('view-ander-1', ' bEZORGEN '), code: 'validation_failed' },
      { title: 'no name', body: view('view-ander-1', '  '), code: 'validation_failed' },
      {
        title: 'a name that is too long',
        body: view('view-ander-1', 'x'.repeat(41)),
        code: 'validation_failed',
      },
      wrong('an unknown search', { ...view('view-ander-1', 'X'), search: { sort: 'kleur' } }),
    ];
  },
});
ownerContractCases({
  ...cases,
  endpoint: 'deleteOrderView',
  good: async () => ({ ...ids, id: await startOver() }),
  refused: async () => [
    { title: 'a view that is not there', code: 'not_found', body: { ...ids, id: 'weg' } },
    { title: 'a view of another website', code: 'not_found', body: { ...ids, id: 'view-elders' } },
  ],
  twice: (_, second) => expect(second.status).toBe(404),
  atOnce: (replies) => expect(replies.filter(({ status }) => status === 200)).toHaveLength(1),
});

it('views are listed by name for every member of the shop, and say in Dutch why one is refused', async () => {
  await startOver();
  await create('view-aan-huis', 'Aan huis');
  expect(await names()).toEqual(['Aan huis', 'Bezorgen']);
  const { views } = (await api.call('listOrderViews', ids)).body as { views: object[] };
  expect(views[1]).toEqual({ id: 'view-bezorgen', name: 'Bezorgen', search });
  const taken = await create('view-ander-2', 'BEZORGEN');
  expect(taken.body).toMatchObject({ errors: { name: ['Er is al een weergave met deze naam.'] } });
});

it('a website keeps one view of a name and at most twenty, also when they are saved at once', async () => {
  await startOver();
  const same = await Promise.all(Array.from({ length: 6 }, (_, at) => create(`view-gelijk-${at}`, 'Gelijk')));
  expect(same.filter(({ status }) => status === 200)).toHaveLength(1);
  const many = await Promise.all(
    Array.from({ length: 25 }, (_, at) => create(`view-nr-${at}00`, `Nr ${at}`)),
  );
  expect(await names()).toHaveLength(MAX_ORDER_VIEWS);
  expect(many.find(({ status }) => status === 422)?.body).toMatchObject({
    errors: { name: ['Je kunt hoogstens 20 weergaven bewaren. Verwijder er eerst een.'] },
  });
});

it('a deleted view comes back by the same call, and all of it is in the audit', async () => {
  const id = await startOver();
  await pool.query('delete from audit_events');
  await api.call('deleteOrderView', { ...ids, id });
  await create(id, 'Bezorgen');
  expect(await names()).toEqual(['Bezorgen']);
  const events = await withWebsite(database.app, a, (tx) =>
    findHistory(tx, a, { kind: 'order_view', id }, 10),
  );
  expect(events.map(({ action, member_name }) => [action, member_name])).toEqual([
    ['created', 'Naam van shop'],
    ['deleted', 'Naam van owner'],
  ]);
});
