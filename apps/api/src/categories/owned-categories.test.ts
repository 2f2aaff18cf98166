import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { as, ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { categoriesHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, categoriesHandlers, a, b);
const { pool } = database.admin;
const ids = { website_id: a, project_id: a };

/** Categories with their parent, in their order. */
const fill = async (...rows: [id: string, parent: string | null][]) => {
  await pool.query('delete from categories');
  await pool.query('delete from audit_events');
  for (const [position, [id, parent]] of rows.entries()) {
    await pool.query(
      `insert into categories (website_id, id, parent_id, title, url, position) values ('a', $1, $2, $3, $4, $5)`,
      [id, parent, id.toUpperCase(), `/${id}`, position],
    );
  }
  await pool.query(
    `insert into categories (website_id, id, title, url) values ('b', 'hunne', 'Hunne', '/hunne')`,
  );
};
type Tree = { categories: { id: string; parent_id: string }[] };
const tree = async () => {
  const { categories } = (await api.call('listOwnedCategories', ids)).body as Tree;
  return categories.map(({ id, parent_id }) => (parent_id === '' ? id : `${parent_id}>${id}`));
};
const move = (id: string, parent_id: string, index: number) =>
  api.call('moveCategory', { ...ids, id, parent_id, index });
const open = async (id: string) =>
  ((await api.call('getOwnedCategory', { ...ids, id })).body as { category: Record<string, unknown> })
    .category;
const save = async (id: string, changes: object, version?: number) => {
  const { id: _id, version: known, parent_id: _parent, ...category } = await open(id);
  return api.call('saveCategory', {
    ...ids,
    id,
    version: version ?? known,
    category: { ...category, ...changes },
  });
};
const events = async (id: string) =>
  ((await api.call('listCategoryEvents', { ...ids, id })).body as { events: object[] }).events;

beforeEach(() => fill(['a', null], ['b', null], ['c', null], ['a1', 'a'], ['a2', 'a'], ['a11', 'a1']));

describe('the tree of categories', () => {
  it.each([
    ['c', '', 0, ['c', 'a', 'b', 'a>a1', 'a>a2', 'a1>a11']],
    ['a', '', 9, ['b', 'c', 'a', 'a>a1', 'a>a2', 'a1>a11']],
    ['c', 'a', 1, ['a', 'b', 'a>a1', 'a>c', 'a>a2', 'a1>a11']],
    ['a1', 'b', 0, ['a', 'b', 'c', 'b>a1', 'a>a2', 'a1>a11']],
    ['a2', 'a', 0, ['a', 'b', 'c', 'a>a2', 'a>a1', 'a1>a11']],
  ])('%s moved below "%s" to %i is in its place', async (id, parent, index, expected) => {
    const { status, body } = await move(id, parent, index);
    expect(status).toBe(200);
    const order = (rows: readonly string[]) =>
      rows.filter((row) => row.startsWith(parent === '' ? '' : `${parent}>`));
    expect(order(await tree())).toEqual(order(expected));
    expect(new Set(await tree())).toEqual(new Set(expected));
    expect((body as Tree).categories.map((one) => one.id).toSorted()).toEqual([
      'a',
      'a1',
      'a11',
      'a2',
      'b',
      'c',
    ]);
  });

  it('refuses a link that leads nowhere, at its field', async () => {
    const { status, body } = await save('a', { link: 'stoelen' });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      errors: { 'category.link': ['Begin een link met / (deze website), https://, mailto: of tel:.'] },
    });
    expect((await save('a', { link: '/stoelen' })).status).toBe(200);
  });

  it('says who moved what, and nothing of a move to the same place', async () => {
    await move('c', 'a', 0);
    await move('c', 'a', 0);
    expect(await events('c')).toMatchObject([
      {
        action: 'moved',
        member: 'Naam van owner',
        before: { parent_id: '', index: 2 },
        after: { parent_id: 'a', index: 0 },
      },
    ]);
  });

  it.each([
    ['a', 'a', 'Een categorie kan niet onder zichzelf staan.'],
    ['a', 'a11', 'Een categorie kan niet onder zichzelf staan.'],
    ['a', 'weg', 'Deze categorie bestaat niet meer. Kies een andere.'],
    ['a', 'hunne', 'Deze categorie bestaat niet meer. Kies een andere.'],
  ])('refuses %s below %s', async (id, parent, message) => {
    const before = await tree();
    expect((await move(id, parent, 0)).body).toMatchObject({ errors: { parent_id: [message] } });
    expect(await tree()).toEqual(before);
  });

  it('is at most six deep, with all that is below what is moved', async () => {
    await fill(['a', null], ['b', 'a'], ['c', 'b'], ['d', 'c'], ['x', null], ['y', 'x'], ['z', 'y']);
    expect((await move('x', 'd', 0)).body).toMatchObject({
      errors: { parent_id: ['Categorieën staan hooguit 6 lagen diep onder elkaar.'] },
    });
    expect((await move('y', 'd', 0)).status).toBe(200);
  });

  it('has all categories after many moves at once, each in one place', async () => {
    const moves = ['b', 'c', 'a1', 'a2'].flatMap((id) => [move(id, 'a', 0), move(id, '', 0)]);
    await Promise.all(moves);
    const { categories } = (await api.call('listOwnedCategories', ids)).body as Tree;
    expect(categories.map(({ id }) => id).toSorted()).toEqual(['a', 'a1', 'a11', 'a2', 'b', 'c']);
    const { rows } = await pool.query(
      `select parent_id, position, count(*)::int as count from categories where website_id = 'a'
       group by 1, 2 having count(*) > 1`,
    );
    expect(rows).toEqual([]);
  });
});

describe('a saved category', () => {
  it('is stored with sanitised texts and its event, and its old address redirects', async () => {
    const reply = await save('a', {
      title: ' Tafels ',
      url: 'tafels/',
      layout: 'products_filters',
      description: '<p>Eik<script>x()</script></p>',
    });
    expect(reply.status).toBe(200);
    expect(await open('a')).toMatchObject({
      version: 2,
      title: 'Tafels',
      url: '/tafels',
      layout: 'products_filters',
      description: '<p>Eik</p>',
    });
    const { rows } = await pool.query(`select from_path, location from redirects where website_id = 'a'`);
    expect(rows).toEqual([{ from_path: '/a', location: '/tafels' }]);
    expect(await events('a')).toMatchObject([
      { action: 'saved', before: { title: 'A', url: '/a' }, after: { title: 'Tafels', url: '/tafels' } },
    ]);
  });

  it('does not overwrite what somebody else saved, writes nothing twice and can be repeated', async () => {
    await save('b', { title: 'Een' });
    expect((await save('b', { title: 'Twee' }, 1)).status).toBe(409);
    expect((await save('b', { title: 'Een' }, 1)).status).toBe(200);
    await save('b', { title: 'Een' });
    expect(await open('b')).toMatchObject({ version: 2, title: 'Een' });
  });

  it.each([
    [{ url: '/b' }, 'category.url', 'Dit adres is al in gebruik.'],
    [{ url: '/' }, 'category.url', 'Dit adres is nodig voor de winkel of het systeem. Kies een ander adres.'],
    [
      { url: '/a b' },
      'category.url',
      'Gebruik een adres zoals /over-ons, zonder spaties of de tekens ? # \\.',
    ],
  ])('refuses %o at %s with "%s"', async (changes, field, message) => {
    const { status, body } = await save('a', changes);
    expect(status).toBe(422);
    expect((body as { errors: object }).errors).toEqual({ [field]: [message] });
    expect(await open('a')).toMatchObject({ version: 1, url: '/a' });
  });
});

const shared = { database, api, otherWebsite: b, notFor: ['editor' as const], startsAnew: true };
ownerContractCases({ ...shared, endpoint: 'listOwnedCategories', good: async () => ids });
ownerContractCases({ ...shared, endpoint: 'listCategoryEvents', good: async () => ({ ...ids, id: 'a' }) });
ownerContractCases({
  ...shared,
  endpoint: 'getOwnedCategory',
  good: async () => ({ ...ids, id: 'a' }),
  refused: async () => [
    { title: 'of another website', body: { ...ids, id: 'hunne' }, code: 'not_found' },
    { title: 'unknown', body: { ...ids, id: 'weg' }, code: 'not_found' },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'moveCategory',
  good: async () => ({ ...ids, id: 'c', parent_id: 'a', index: 0 }),
  refused: async () => [
    {
      title: 'of another website',
      body: { ...ids, id: 'hunne', parent_id: '', index: 0 },
      code: 'not_found',
    },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'saveCategory',
  good: async () => {
    const { id, version, parent_id: _parent, ...category } = await open('a');
    return { ...ids, id, version, category: { ...category, title: 'Anders' } };
  },
  refused: async () => {
    const { id: _id, version, parent_id: _parent, ...category } = await open('a');
    return [
      { title: 'of another website', body: { ...ids, id: 'hunne', version, category }, code: 'not_found' },
      {
        title: 'changed since',
        body: { ...ids, id: 'a', version: 7, category: { ...category, title: 'X' } },
        code: 'conflict',
      },
      {
        title: 'without a name',
        body: { ...ids, id: 'a', version, category: { ...category, title: ' ' } },
        code: 'validation_failed',
      },
    ];
  },
});

it('is kept by owners and by members of the shop', async () => {
  expect((await api.call('getOwnedCategory', { ...ids, id: 'a' }, as('shop'))).status).toBe(200);
  expect((await api.call('getOwnedCategory', { ...ids, id: 'a' }, as('editor'))).status).toBe(403);
});
