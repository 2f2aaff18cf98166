import type { ResponseOf, search as searchEndpoint } from '@etalage/api-contract';
import { formatFilters } from '@etalage/shop-domain';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { type PlainChoice, type PlainProduct, expectedSearch } from './testing/expected-search.ts';
import { searchHandlers } from './handlers.ts';

const database = await createTestDatabase();
const { admin } = database;
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startTestApi(database, {}, { handlers: searchHandlers, rateLimits: {} });

const colors = ['rood', 'blauw', 'groen, licht', 'a<->b', '50% grijs'];
const woods = ['eiken', 'noten', 'essen'];
const words = ['tafel', 'stoel', 'kast', 'lamp'];
const categories = { c1: ['c1', 'c2', 'c3'], c2: ['c2', 'c3'], c3: ['c3'], c4: ['c4'] } as const;

/** 500 products with repeatable pseudo-random values; some lack a facet, a few are drafts. */
const products: PlainProduct[] = Array.from({ length: 500 }, (_, i) => {
  const pick = (list: readonly string[], salt: number) =>
    list.filter((_, k) => (i * 7919 + k * 104729 + salt) % 5 < 2);
  return {
    id: `p${String(i).padStart(3, '0')}`,
    title: `${words[i % 4]} ${(i * 31) % 97}`,
    published: i % 23 !== 0,
    category: `c${1 + ((i * 13) % 4)}`,
    position: (i * 37) % 500,
    lists: Object.fromEntries(
      Object.entries({ kleur: pick(colors, 1), hout: pick(woods, 3) }).filter(
        ([, values]) => values.length > 0,
      ),
    ),
    ranges: Object.fromEntries(i % 6 === 0 ? [] : [['prijs', ((i * 53) % 400) + (i % 2) / 2]]),
  };
});

beforeAll(async () => {
  for (const website_id of [a, b]) {
    const parents = { c1: null, c2: 'c1', c3: 'c2', c4: null };
    for (const [id, parent_id] of Object.entries(parents)) {
      await admin.global
        .insertInto('categories')
        .values({ website_id, id, parent_id, title: id, url: `/${id}` })
        .execute();
    }
  }
  const own = products.map(({ id, title, published, position }) => ({
    website_id: a,
    id,
    title,
    position,
    url: `/p/${id}`,
    price_cents: 100,
    sale_price_cents: null,
    status: published ? ('published' as const) : ('draft' as const),
  }));
  await admin.global.insertInto('products').values(own).execute();
  await admin.global
    .insertInto('product_categories')
    .values(
      products.map(({ id, category, position }) => ({
        website_id: a,
        product_id: id,
        category_id: category,
        position,
      })),
    )
    .execute();
  const values = products.flatMap(({ id, lists, ranges }) => [
    ...Object.entries(lists).flatMap(([key, list]) =>
      list.map((value) => ({ key, value, type: 'list' as const, number: null, id })),
    ),
    ...Object.entries(ranges).map(([key, number]) => ({
      key,
      value: String(number),
      type: 'range' as const,
      number,
      id,
    })),
  ]);
  await admin.global
    .insertInto('product_filter_values')
    .values(values.map(({ id, ...value }) => ({ ...value, website_id: a, product_id: id, title: value.key })))
    .execute();
});

const search = async (body: object, host = 'a.test', website = a) => {
  const ids = { website_id: website, project_id: website };
  const reply = await api.call(
    'search',
    { ...ids, query: '', filters: '', current_url: '', limit: 3000, ...body },
    { host },
  );
  expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 });
  return reply.body as Reply;
};
type Reply = ResponseOf<typeof searchEndpoint>;
const idsOf = (reply: Reply): string[] =>
  reply.results
    .filter((r) => r.kind === 'product')
    .map((r) => r.url.slice(3))
    .sort();
const countsOf = (reply: Reply) =>
  Object.fromEntries(
    (reply.filters ?? [])
      .filter((f) => f.type === 'list')
      .flatMap((f) => f.values.map((v) => [`${f.key}:${v.title}`, v.results])),
  );
const textOf = (choices: readonly PlainChoice[]) =>
  formatFilters(
    choices.map(({ key, values, from, to }) =>
      values
        ? { key, type: 'list', values }
        : {
            key,
            type: 'range',
            from: from === undefined ? '' : String(from),
            to: to === undefined ? '' : String(to),
          },
    ),
  );

const list = (key: string, all: readonly string[]) =>
  fc.record({ key: fc.constant(key), values: fc.subarray([...all], { minLength: 1 }) });
const end = fc.option(fc.integer({ min: 0, max: 420 }), { nil: undefined });
const range = fc
  .record({ key: fc.constant('prijs'), from: end, to: end })
  .filter(({ from, to }) => from !== undefined || to !== undefined);
const choices: fc.Arbitrary<PlainChoice[]> = fc
  .tuple(fc.option(list('kleur', colors)), fc.option(list('hout', woods)), fc.option(range))
  .map((all) => all.filter((choice): choice is NonNullable<typeof choice> => choice !== null));

describe('search within a category', () => {
  it('finds and counts the same as a check of every product', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        choices,
        fc.constantFrom<keyof typeof categories>('c1', 'c2', 'c3', 'c4'),
        async (chosen, category) => {
          const expected = expectedSearch(products, chosen, (product) =>
            (categories[category] as readonly string[]).includes(product.category),
          );
          const reply = await search({ current_url: `/${category}`, filters: textOf(chosen) });
          expect(idsOf(reply)).toEqual([...expected.ids].sort());
          expect(reply.info.hits).toBe(expected.ids.length);
          expect(countsOf(reply)).toEqual(expected.counts);
          expect(reply.filters!.filter((f) => f.type === 'range').map((f) => f.key)).toEqual(expected.ranges);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('pages through all hits, each once and in the order of the shop', async () => {
    const all: string[] = [];
    for (let offset = 0; ; offset += 30) {
      const page = await search({ current_url: '/c1', limit: 30, offset });
      if (page.results.length === 0) break;
      all.push(...page.results.map((r) => r.url.slice(3)));
    }
    const expected = products
      .filter((p) => p.published && p.category !== 'c4')
      .sort((x, y) => x.position - y.position || (x.id < y.id ? -1 : 1));
    expect(all).toEqual(expected.map((p) => p.id));
  });

  it('accepts an address with host, slash and query, and finds no category of another website', async () => {
    const plain = await search({ current_url: '/c2' });
    expect(idsOf(await search({ current_url: 'https://a.test/c2/?page=2' }))).toEqual(idsOf(plain));
    expect((await search({ current_url: '/c2' }, 'b.test', b)).info.hits).toBe(0);
    expect((await search({ current_url: '/nergens' })).info.hits).toBe(0);
  });
});

describe('search by words', () => {
  it('finds and counts the same as a check of every product', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(choices, fc.constantFrom(...words), async (chosen, word) => {
        const expected = expectedSearch(products, chosen, (product) => product.title.startsWith(word));
        const reply = await search({ query: word, filters: textOf(chosen) });
        expect(idsOf(reply)).toEqual([...expected.ids].sort());
        expect(reply.info.hits).toBe(expected.ids.length);
        expect(countsOf(reply)).toEqual(expected.counts);
      }),
      { numRuns: 40 },
    );
  });

  it(
    'never throws for broken or unknown filters, and leaves unknown ones out',
    { timeout: 120_000 },
    async () => {
      const broken = [
        '|||',
        ':',
        'kleur:',
        ':rood',
        'kleur',
        'prijs:<->',
        'prijs:a<->b',
        'prijs:1e999<->',
        'kleur:1<->2',
        'prijs:rood',
        "x:'; drop table products;--",
        'onbekend:ja',
        '%:%25',
      ];
      const all = (await search({ query: 'tafel' })).info.hits;
      for (const filters of broken)
        expect((await search({ query: 'tafel', filters })).info.hits, filters).toBe(all);
      await fc.assert(
        fc.asyncProperty(
          fc.string({ maxLength: 60 }).filter((s) => !s.includes('\0')),
          fc.string({ maxLength: 20 }),
          async (filters, query) => {
            if (/[\0\ud800-\udfff]/.test(filters + query)) return;
            expect((await search({ filters, query })).info.hits).toBeGreaterThanOrEqual(0);
          },
        ),
        { numRuns: 60 },
      );
    },
  );

  it('accepts range ends as typed; a reversed range has no hits but its filter stays visible', async () => {
    const reply = await search({ query: 'tafel', filters: 'prijs:900<->5' });
    expect(reply.info.hits).toBe(0);
    expect(reply.filters!.find((f) => f.key === 'prijs')!.active).toEqual({ from: '900', to: '5' });
  });

  it('includes a chosen value without hits, so that it can be unchecked', async () => {
    const reply = await search({ query: 'tafel', filters: 'kleur:paars' });
    const { values } = reply.filters!.find((f) => f.key === 'kleur')!;
    expect(values).toContainEqual({ title: 'paars', active: true, results: 0 });
  });
});
