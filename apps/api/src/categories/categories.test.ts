import { MAX_CATEGORIES } from '@etalage/api-contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../db/new-id.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { as, ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { categoriesHandlers } from './handlers.ts';

const database = await createTestDatabase();
const websiteId = await database.createWebsite({ id: 'a', host: 'a.test' });
const otherWebsite = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, categoriesHandlers, websiteId, otherWebsite);
const ids = { website_id: websiteId, project_id: websiteId };
const toCreate = () => ({ ...ids, title: 'Stoelen', path: `/${newId()}` });
const create = (body: object, by = 'owner') => api.call('createCategory', { ...ids, ...body }, as(by));
const list = async (by = 'owner') => (await api.call('listCategories', ids, as(by))).body;
const clear = () => database.admin.global.deleteFrom('categories').execute();

describe('categories', () => {
  beforeEach(clear);

  it('are made after the others, without a parent, and listed by owner, editor and shop member', async () => {
    const { body: tables } = await create({ title: ' Tafels ', path: '/tafels' });
    const { body: chairs } = await create({ title: 'Stoelen', path: 'stoelen/' }, 'shop');
    const below = {
      website_id: websiteId,
      id: 'k',
      parent_id: tables.id as string,
      url: '/k',
      title: 'Klein',
    };
    await database.admin.global.insertInto('categories').values(below).execute();
    const foreign = { website_id: otherWebsite, id: 'x', url: '/x', title: 'Van een ander' };
    await database.admin.global.insertInto('categories').values(foreign).execute();
    for (const role of ['owner', 'editor', 'shop']) {
      expect(await list(role)).toEqual({
        categories: [
          { id: tables.id, label: 'Tafels', level: 0 },
          { id: 'k', label: 'Klein', level: 1 },
          { id: chairs.id, label: 'Stoelen', level: 0 },
        ],
      });
    }
    const stored = await database.admin.global
      .selectFrom('categories')
      .select(['website_id', 'url', 'status', 'position'])
      .where('id', '=', chairs.id as string)
      .executeTakeFirst();
    expect(stored).toEqual({ website_id: websiteId, url: '/stoelen', status: 'published', position: 1 });
  });

  it('are made below another one of the website, at most six deep', async () => {
    let parent_id = '';
    for (let level = 0; level < 6; level++) {
      const { status, body } = await create({ ...toCreate(), title: `Laag ${level}`, parent_id });
      expect(status).toBe(200);
      parent_id = body.id as string;
    }
    expect(await create({ ...toCreate(), parent_id })).toMatchObject({
      status: 422,
      body: { errors: { parent_id: ['Categorieën staan hooguit 6 lagen diep onder elkaar.'] } },
    });
    const { categories } = await list();
    expect(categories).toMatchObject([0, 1, 2, 3, 4, 5].map((level) => ({ label: `Laag ${level}`, level })));
    const foreign = { website_id: otherWebsite, id: 'elders', url: '/elders', title: 'Van een ander' };
    await database.admin.global.insertInto('categories').values(foreign).execute();
    expect(await create({ ...toCreate(), parent_id: 'elders' })).toMatchObject({
      status: 422,
      body: { errors: { parent_id: ['Deze categorie bestaat niet meer. Kies een andere.'] } },
    });
  });

  it('are made once when the call is repeated with its key', async () => {
    const body = { ...toCreate(), title: 'Eenmaal' };
    const options = { headers: { cookie: 'as=owner', 'idempotency-key': 'sleutel-van-een-poging' } };
    const first = await api.call('createCategory', body, options);
    const again = await api.call('createCategory', body, options);
    expect(first.status).toBe(200);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect((await list()).categories).toHaveLength(1);
  });

  it('are not made beyond the most that a website may have', async () => {
    await database.admin.global.transaction().execute(async (tx) => {
      // Without the triggers of the search index, which take most of the time.
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`
        insert into categories (website_id, id, url, title, position)
        select ${websiteId}, 'r' || at, '/r' || at, 'Rij ' || at, at
        from generate_series(1, ${MAX_CATEGORIES}::int) at`.execute(tx);
    });
    expect(await create({ title: 'Een te veel', path: '/een-te-veel' })).toMatchObject({
      status: 422,
      body: { errors: { general: ['Een website heeft hooguit 2000 categorieën.'] } },
    });
    expect((await list()).categories).toHaveLength(MAX_CATEGORIES);
    await clear();
  });
});

ownerContractCases({
  database,
  api,
  endpoint: 'createCategory',
  good: async () => toCreate(),
  otherWebsite,
  notFor: ['editor'],
  refused: async () => [
    { title: 'empty title', body: { ...toCreate(), title: '  ' }, code: 'validation_failed' },
    { title: 'path of the shop', body: { ...toCreate(), path: '/winkelwagen' }, code: 'validation_failed' },
    { title: 'path of the front page', body: { ...toCreate(), path: '/' }, code: 'validation_failed' },
    { title: 'path with a space', body: { ...toCreate(), path: '/a b' }, code: 'validation_failed' },
  ],
  twice: (_first, second) =>
    expect(second).toMatchObject({
      status: 422,
      body: { errors: { path: ['Dit adres is al in gebruik.'] } },
    }),
  atOnce: (replies) => expect(replies.filter(({ status }) => status === 200)).toHaveLength(1),
});

ownerContractCases({
  database,
  api,
  endpoint: 'listCategories',
  good: async () => ids,
  otherWebsite,
  notFor: [],
});
