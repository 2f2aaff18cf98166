import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases } from '../testing/owner-contract-cases.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { importFixture, item } from './testing/import-fixture.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const imports = await importFixture(database, a, b);
const { api, call, filled, planned, imported, rows, other } = imports;
await shopFixture(database, a).product({ title: 'Kruk', article_number: 'K1' });
await shopFixture(database, b).product({ title: 'Hun kruk', article_number: 'K1' });
const items = [item({ article_number: 'K1', brand: 'Noord' })];
const foreign = await other.planned(items);
const ids = { website_id: a, project_id: a };
const shared = { database, api, otherWebsite: b, notFor: ['editor' as const] };

const created = async () =>
  (await call('createImport', { name: 'lijst.csv', clears_empty: false })).import.id;
const cancelled = async (id: string) => (await call('cancelImport', { id })).import.id;
const one = (id: string) => ({ ...ids, id });
const refusal = (title: string, body: Record<string, unknown>, code: string) => ({ title, body, code });
const gone = async (body: object = {}) => [
  refusal('of another website', { ...one(foreign), ...body }, 'not_found'),
  refusal('that is not there', { ...one('weg'), ...body }, 'not_found'),
];
/** A step that only an import in some states can take; the others are refused, also the empty ones. */
const step = (
  endpoint: 'planImport' | 'runImport' | 'cancelImport' | 'undoImport',
  good: () => Promise<string>,
  wrong: Readonly<Record<string, () => Promise<string>>>,
) =>
  ownerContractCases({
    ...shared,
    endpoint,
    good: async () => one(await good()),
    refused: async () => {
      const inState = Object.entries(wrong).map(async ([title, make]) =>
        refusal(title, one(await make()), 'conflict'),
      );
      return [...(await gone()), ...(await Promise.all(inState))];
    },
  });

ownerContractCases({
  ...shared,
  endpoint: 'createImport',
  good: async () => ({ ...ids, name: 'lijst.csv', clears_empty: true }),
  refused: async () => [
    refusal('without a name', { ...ids, name: ' ', clears_empty: true }, 'validation_failed'),
    refusal('a long name', { ...ids, name: 'x'.repeat(201), clears_empty: true }, 'validation_failed'),
  ],
});
const added = async (changes: object = {}) => ({ ...one(await created()), at: 0, items, ...changes });
ownerContractCases({
  ...shared,
  endpoint: 'addImportItems',
  good: added,
  refused: async () => [
    ...(await gone({ at: 0, items })),
    refusal('behind the end', await added({ at: 1 }), 'conflict'),
    refusal('planned', await added({ id: await planned(items) }), 'conflict'),
    refusal('without products', await added({ items: [] }), 'validation_failed'),
    refusal('an unknown column', await added({ items: [item({ kleur: 'x' })] }), 'validation_failed'),
    refusal('row 0', await added({ items: [item({}, [], 0)] }), 'validation_failed'),
    refusal('more than 500', await added({ items: Array(501).fill(items[0]) }), 'validation_failed'),
  ],
});
step('planImport', () => filled(items), {
  empty: created,
  'that is planned': () => planned(items),
  'that is done': () => imported(items),
  'that is cancelled': async () => cancelled(await filled(items)),
});
step('runImport', () => planned(items), {
  'that is filled': () => filled(items),
  'that is done': () => imported(items),
  'that is cancelled': async () => cancelled(await planned(items)),
});
step('cancelImport', () => planned(items), {
  'that is done': () => imported(items),
  'that is undone': async () => imports.undone(await imported(items)),
});
step('undoImport', () => imported(items), {
  'that is filled': () => filled(items),
  'that is planned': () => planned(items),
  'that is undone': async () => imports.undone(await imported(items)),
});
ownerContractCases({
  ...shared,
  endpoint: 'getImport',
  good: async () => one(await created()),
  refused: gone,
});
ownerContractCases({ ...shared, endpoint: 'listImports', good: async () => ids });
const listed = { outcome: null, after: -1 };
ownerContractCases({
  ...shared,
  endpoint: 'listImportItems',
  good: async () => ({ ...one(await planned(items)), ...listed }),
  refused: () => gone(listed),
});
ownerContractCases({
  ...shared,
  endpoint: 'retryImportPictures',
  good: async () => one(await created()),
  refused: gone,
});
ownerContractCases({ ...shared, endpoint: 'exportCatalogue', good: async () => ({ ...ids, after: '' }) });

describe('a call that is repeated', () => {
  const create = (name: string, key: string) =>
    api.call('createImport', { ...ids, name, clears_empty: false }, { headers: { 'idempotency-key': key } });
  const idOf = (reply: { body: object }) => (reply.body as { import: { id: string } }).import.id;

  it('creates one import with the same key, also at the same moment', async () => {
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => create('een.csv', 'sleutel-1-lang-genoeg')),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(replies.map(idOf)).size).toBe(1);
    expect(idOf(await create('een.csv', 'sleutel-2-lang-genoeg'))).not.toBe(idOf(replies[0]!));
    expect((await create('twee.csv', 'sleutel-1-lang-genoeg')).body).toMatchObject({
      code: 'idempotency_mismatch',
    });
  });

  it('adds the products that are not there yet, and those at once only once', async () => {
    const id = await created();
    const three = ['A', 'B', 'C'].map((title, at) => item({ title }, [], 2 + at));
    const add = (at: number, from: number, to: number) =>
      call('addImportItems', { id, at, items: three.slice(from, to) });
    await Promise.all([add(0, 0, 2), add(0, 0, 2), add(0, 0, 2)]);
    expect((await add(0, 0, 2)).import.items).toBe(2);
    expect((await add(1, 1, 3)).import.items).toBe(3);
    expect((await add(0, 0, 1)).import.items).toBe(3);
    const titles = await rows(
      'select title from catalogue_import_items where import_id = $1 order by place',
      [id],
    );
    expect(titles.map(({ title }) => title)).toEqual(['A', 'B', 'C']);
  });
});

it('has room for 20.000 products', async () => {
  const id = await created();
  await rows('update catalogue_imports set items = 20000 where id = $1', [id]);
  const full = await api.call('addImportItems', { ...one(id), at: 20_000, items });
  expect(full).toMatchObject({ status: 422, body: { errors: { items: [expect.stringContaining('20')] } } });
});

it('keeps the last fifty imports, and those that are at work', async () => {
  const busy = await filled(items);
  await rows(`update catalogue_imports set state = 'running', created_at = '2020-01-01' where id = $1`, [
    busy,
  ]);
  const old = await created();
  await rows(`update catalogue_imports set created_at = '2020-01-02' where id = $1`, [old]);
  for (let at = 0; at < 50; at += 1) await created();
  const kept = await rows(`select id, state from catalogue_imports where website_id = 'a'`);
  expect(kept.filter(({ state }) => !['planning', 'running', 'undoing'].includes(state))).toHaveLength(50);
  expect(kept.map(({ id }) => id)).not.toContain(old);
  expect(kept).toContainEqual({ id: busy, state: 'running' });
  expect(await rows('select id from catalogue_imports where id = $1', [foreign])).toHaveLength(1);
});

it('lists a hundred products at a time, and those of one outcome', async () => {
  const many = Array.from({ length: 101 }, (_, at) => item({ title: `Deel ${at}`, price: '1' }, [], 2 + at));
  const id = await planned([...many, item({ price: '1' }, [], 200)]);
  const first = await call('listImportItems', { id, outcome: null, after: -1 });
  const rest = await call('listImportItems', { id, outcome: null, after: 99 });
  const refused = await call('listImportItems', { id, outcome: 'refused', after: -1 });
  expect([first.items.length, first.has_more, rest.items.length, rest.has_more]).toEqual([
    100,
    true,
    2,
    false,
  ]);
  expect(refused.items.map(({ row }) => row)).toEqual([200]);
});
