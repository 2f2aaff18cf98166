import { beforeEach, describe, expect, it } from 'vitest';
import { searchHandlers } from '../search/handlers.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { categoriesHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, categoriesHandlers, a, b);
const visitors = await startTestApi(database, {}, { handlers: searchHandlers, rateLimits: {} });
const { pool } = database.admin;
const ids = { website_id: a, project_id: a };

beforeEach(async () => {
  for (const table of ['products', 'categories', 'audit_events', 'filter_values'])
    await pool.query(`delete from ${table}`);
  for (const [id, website] of [
    ['c', a],
    ['hand', a],
    ['hunne', b],
  ])
    await pool.query(
      `insert into categories (website_id, id, title, url) values ($1, $2::text, $2::text, '/' || $2::text)`,
      [website, id],
    );
  for (const [at, title] of ['Tafel', 'Stoel', 'Lamp'].entries()) {
    await pool.query(
      `insert into products (website_id, id, url, title, price_cents, position, status, created_at)
       values ('a', $1::text, '/p/' || $1::text, $1::text, $2, $3::int, $4, to_timestamp($3::int * 3600))`,
      [title, [3000, 1000, 2000][at], at, at === 2 ? 'draft' : 'published'],
    );
  }
  await pool.query(
    `insert into product_filter_values (website_id, product_id, key, title, type, value, number, position) values
       ('a', 'Tafel', 'kleur', 'Kleur', 'list', 'rood', null, 0), ('a', 'Stoel', 'kleur', 'Kleur', 'list', 'blauw', null, 0),
       ('a', 'Tafel', 'hout', 'Hout', 'list', 'eiken', null, 1), ('a', 'Tafel', 'hoogte', 'Hoogte', 'range', '75', 75, 2)`,
  );
});

const open = async (id = 'c') =>
  ((await api.call('getOwnedCategory', { ...ids, id })).body as { category: Record<string, unknown> })
    .category;
const save = async (changes: object, id = 'c') => {
  const { id: _id, version, parent_id: _parent, ...category } = await open(id);
  return api.call('saveCategory', { ...ids, id, version, category: { ...category, ...changes } });
};
const all = (...conditions: object[]) => ({ match: 'all', conditions });
const putByHand = (...products: string[]) =>
  pool.query(
    `insert into product_categories (website_id, product_id, category_id, position)
     select 'a', id, 'c', nr from unnest($1::text[]) with ordinality as g (id, nr)`,
    [products],
  );
interface Found {
  results: { url: string }[];
  filters?: { key: string }[];
  info: { hits: number };
}
const search = async (filters = '') => {
  const body = { ...ids, query: '', current_url: '/c', filters, limit: 24, offset: 0 };
  return (await visitors.call('search', body, { host: 'a.test' })).body as Found;
};

describe('a category with a rule', () => {
  it('has its products at once, keeps the rule as it was typed, and tells it in its history', async () => {
    const rule = all({ field: 'price', from: null, to: 2000 });
    const { body } = await save({ rule });
    expect(body).toMatchObject({ category: { rule, version: 2 } });
    expect((await search()).results.map(({ url }) => url)).toEqual(['/p/Stoel']);
    const { rows } = await pool.query(`select product_id from product_categories order by 1`);
    expect(rows.map((row) => row.product_id)).toEqual(['Lamp', 'Stoel']);
    // The database stores the keys in another order.
    expect((await save({ rule: { conditions: rule.conditions, match: 'all' } })).body).toMatchObject({
      category: { version: 2 },
    });
    const { events } = (await api.call('listCategoryEvents', { ...ids, id: 'c' })).body as {
      events: object[];
    };
    expect(events).toMatchObject([{ action: 'saved', before: { rule: null }, after: { rule } }]);
  });

  it.each<[rule: object, field: string, message: string]>([
    [all(), 'category.rule.conditions', 'Voeg minstens één voorwaarde toe.'],
    [all({ field: 'brand', text: ' ' }), 'category.rule.conditions.0.text', 'Vul een tekst in.'],
    [
      all({ field: 'sale' }, { field: 'price', from: 5, to: 4 }),
      'category.rule.conditions.1.to',
      'De hoogste prijs moet minstens zo hoog zijn als de laagste.',
    ],
    [
      all({ field: 'price', from: null, to: null }),
      'category.rule.conditions.0.from',
      'Vul een laagste of hoogste prijs in.',
    ],
    [
      all({ field: 'filter', key: 'kleur', value: '' }),
      'category.rule.conditions.0.value',
      'Kies een filter en een waarde.',
    ],
    [all({ field: 'category', id: '' }), 'category.rule.conditions.0.id', 'Kies een categorie.'],
    ...['c', 'hunne', 'weg'].map((id): [object, string, string] => [
      all({ field: 'category', id }),
      'category.rule.conditions.0.id',
      'Kies een andere categorie waarvan je de producten zelf kiest.',
    ]),
  ])('refuses %o', async (rule, field, message) => {
    const { status, body } = await save({ rule });
    expect(status).toBe(422);
    expect((body as { errors: object }).errors).toEqual({ [field]: [message] });
    expect(await open()).toMatchObject({ version: 1, rule: null });
  });

  it('refuses a rule of a category that another rule looks at', async () => {
    expect((await save({ rule: all({ field: 'category', id: 'hand' }) })).status).toBe(200);
    expect((await save({ rule: all({ field: 'sale' }) }, 'hand')).body).toMatchObject({
      errors: {
        'category.rule': ['De regel van “c” gebruikt deze categorie. Kies de producten hier daarom zelf.'],
      },
    });
  });

  it('refuses a rule when a hundred other categories have one', async () => {
    await pool.query(
      `insert into categories (website_id, id, title, url, rule)
       select 'a', 'regel-' || nr, 'R', '/regel-' || nr, $1 from generate_series(1, 100) nr`,
      [JSON.stringify(all({ field: 'sale' }))],
    );
    expect((await save({ rule: all({ field: 'sale' }) })).body).toMatchObject({
      errors: { 'category.rule': ['Hoogstens 100 categorieën kunnen een regel hebben.'] },
    });
    await pool.query(`delete from categories where id = 'regel-1'`);
    expect((await save({ rule: all({ field: 'sale' }) })).status).toBe(200);
    await pool.query(`delete from categories where id like 'regel-%'`);
  });

  it('refuses more than ten conditions', async () => {
    expect((await save({ rule: all(...Array.from({ length: 11 }, () => ({ field: 'sale' }))) })).status).toBe(
      422,
    );
    expect((await save({ rule: all(...Array.from({ length: 10 }, () => ({ field: 'sale' }))) })).status).toBe(
      200,
    );
  });

  it('says before it is saved what a rule has', async () => {
    const rule = {
      match: 'any',
      conditions: [
        { field: 'title', text: 'STOEL' },
        { field: 'title', text: 'amp' },
      ],
    };
    expect((await api.call('matchCategoryRule', { ...ids, rule })).body).toEqual({
      total: 2,
      visible: 1,
      products: [
        { id: 'Stoel', title: 'Stoel', picture: '', status: 'published', price_cents: 1000 },
        { id: 'Lamp', title: 'Lamp', picture: '', status: 'draft', price_cents: 2000 },
      ],
    });
    expect((await api.call('matchCategoryRule', { ...ids, rule: all() })).body).toMatchObject({ total: 0 });
  });
});

describe('what visitors see of a category', () => {
  // By hand, by age, by price and by name each give another order, and none is that of the website.
  it.each([
    ['manual', ['/p/Stoel', '/p/Tafel', '/p/Lamp']],
    ['newest', ['/p/Lamp', '/p/Tafel', '/p/Stoel']],
    ['cheapest', ['/p/Stoel', '/p/Lamp', '/p/Tafel']],
    ['dearest', ['/p/Tafel', '/p/Lamp', '/p/Stoel']],
    ['title', ['/p/Lamp', '/p/Stoel', '/p/Tafel']],
  ])('is sorted by %s', async (sort, expected) => {
    await pool.query(
      `update products set status = 'published',
         created_at = to_timestamp(case id when 'Stoel' then 1 when 'Tafel' then 2 else 3 end * 3600)`,
    );
    await putByHand('Stoel', 'Tafel', 'Lamp');
    await save({ sort });
    expect((await search()).results.map(({ url }) => url)).toEqual(expected);
  });

  it('has all filters, or only the chosen ones in their order', async () => {
    await putByHand('Tafel', 'Stoel');
    const keys = async () => (await search()).filters?.map(({ key }) => key);
    expect(await keys()).toEqual(['kleur', 'hout', 'hoogte']);
    await save({ filters: ['hoogte', 'weg', 'kleur'] });
    expect(await keys()).toEqual(['hoogte', 'kleur']);
    await save({ filters: [] });
    expect(await keys()).toBeUndefined();
  });

  it('does not limit itself by a filter that is not shown', async () => {
    await putByHand('Tafel', 'Stoel');
    expect((await search('kleur:rood')).info.hits).toBe(1);
    await save({ filters: ['hout'] });
    expect((await search('kleur:rood')).info.hits).toBe(2);
    expect((await search('hout:eiken')).info.hits).toBe(1);
  });
});

describe('the filters of the website', () => {
  it('are listed with their values, also those that no product has any more', async () => {
    await pool.query(
      `insert into filter_values (website_id, key, title, type, value, position) values ('a', 'oud', 'Oud', 'list', 'x', 9)`,
    );
    expect((await api.call('listFilterKeys', ids)).body).toEqual({
      filters: [
        { key: 'kleur', title: 'Kleur', type: 'list', values: ['blauw', 'rood'], is_used: true },
        { key: 'hout', title: 'Hout', type: 'list', values: ['eiken'], is_used: true },
        { key: 'hoogte', title: 'Hoogte', type: 'range', values: [], is_used: true },
        { key: 'oud', title: 'Oud', type: 'list', values: ['x'], is_used: false },
      ],
    });
  });
});

const shared = { database, api, otherWebsite: b, notFor: ['editor' as const], startsAnew: true };
ownerContractCases({
  ...shared,
  endpoint: 'matchCategoryRule',
  good: async () => ({ ...ids, rule: all({ field: 'sale' }) }),
});
ownerContractCases({ ...shared, endpoint: 'listFilterKeys', good: async () => ids });
