import type { choiceKinds } from '@etalage/api-contract';
import { describe, expect, it } from 'vitest';
import { documentFixture } from '../testing/document-fixture.ts';
import { as, ownerContractCases } from '../testing/owner-contract-cases.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { choicesHandlers } from './handlers.ts';

type Kind = (typeof choiceKinds)[number];

const { database, api, ids, websiteId, otherWebsite, page } = await documentFixture(choicesHandlers);
const shop = shopFixture(database, websiteId);
const { global } = database.admin;

const request = (kind: Kind, more: object = {}) => ({
  ...ids,
  kind,
  query: '',
  offset: 0,
  limit: 50,
  ...more,
});
const list = async (kind: Kind, more: object = {}) => {
  const { body } = await api.call('listChoices', request(kind, more));
  return body as { total: number; choices: Record<string, unknown>[] };
};
const titles = async (kind: Kind, more?: object) =>
  (await list(kind, more)).choices.map(({ title }) => title as string);

ownerContractCases({
  database,
  api,
  otherWebsite,
  endpoint: 'listChoices',
  good: async () => request('pages', { ids: ['a', 'b'] }),
  refused: async () => [
    { title: 'unknown kind', body: request('orders' as Kind), code: 'validation_failed' },
    { title: 'page too large', body: request('pages', { limit: 101 }), code: 'validation_failed' },
    {
      title: 'too many ids',
      body: request('pages', { ids: Array.from({ length: 101 }, String) }),
      code: 'validation_failed',
    },
  ],
});

describe('listChoices', () => {
  it.each([
    ['products', 200],
    ['categories', 200],
    ['forms', 200],
    ['menus', 403],
    ['templates', 403],
  ] as const)('gives members of the shop %s with status %i', async (kind, status) => {
    expect((await api.call('listChoices', request(kind), as('shop'))).status).toBe(status);
  });

  it('returns products with path, first picture, state and the price that the shop shows', async () => {
    await shop.product({
      id: 'eiken',
      title: 'Eiken tafel',
      url: '/tafels/eiken',
      main_image: '|/media/a/1.jpg|/media/a/2.jpg',
    });
    await shop.product({ id: 'concept', title: 'Concept', status: 'draft', sale_price_cents: 6_050 });
    await shop.product({ id: 'oud', title: 'Oud', status: 'archived', lowest_price_cents: 1_210 });
    const { choices, total } = await list('products');
    expect(total).toBe(3);
    expect(choices.find(({ id }) => id === 'eiken')).toEqual({
      id: 'eiken',
      title: 'Eiken tafel',
      path: '/tafels/eiken',
      picture: '/media/a/1.jpg',
      state: 'live',
      price: 121,
      is_from_price: false,
    });
    expect(choices.map(({ id, state, price }) => [id, state, price])).toEqual([
      ['concept', 'draft', 60.5],
      ['eiken', 'live', 121],
      ['oud', 'unpublished', 12.1],
    ]);
    await shop.settings({ modules: { webshop: { show_price_tax_included: false } } });
    expect((await list('products', { ids: ['eiken'] })).choices[0]?.['price']).toBe(100);
  });

  it('returns categories, pages, menus, forms and templates of this website only', async () => {
    const category = (website_id: string, title: string) => ({
      website_id,
      id: title,
      title,
      url: `/${title}`,
    });
    await global
      .insertInto('categories')
      .values([{ ...category(websiteId, 'banken'), status: 'published' }, category(otherWebsite, 'vreemd')])
      .execute();
    const shown = await page();
    const hidden = await page('<p>x</p>', { published: false });
    await page('<p>x</p>', { website: otherWebsite });
    const named = ['menus', 'templates', 'forms'] as const;
    for (const table of named) {
      await global.insertInto(table).values(insertable(table, websiteId)).execute();
      await global.insertInto(table).values(insertable(table, otherWebsite)).execute();
    }
    expect(await list('categories')).toMatchObject({
      total: 1,
      choices: [{ id: 'banken', path: '/banken', state: 'live', price: null }],
    });
    const pages = (await list('pages')).choices.map(({ path, state }) => [path, state]);
    expect(pages.toSorted()).toEqual(
      [
        [shown.path, 'live'],
        [hidden.path, 'draft'],
      ].toSorted(),
    );
    const own = `Een van ${websiteId}`;
    expect(await titles('menus')).toEqual(['Automatisch: je categorieën', 'Automatisch: je pagina’s', own]);
    for (const table of ['templates', 'forms'] as const) expect(await titles(table)).toEqual([own]);
    expect((await list('templates')).choices[0]?.['state']).toBe('draft');
  });

  it('leaves out deleted pages', async () => {
    const gone = await page();
    await global.updateTable('pages').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute();
    expect((await list('pages', { ids: [gone.id] })).total).toBe(0);
  });

  it('searches all words in title and path and ignores case and accents', async () => {
    await shop.product({ id: 'fauteuil', title: 'Fauteuil Crème', url: '/stoelen/lij' });
    expect(await titles('products', { query: 'creme FAUT' })).toEqual(['Fauteuil Crème']);
    expect(await titles('products', { query: 'stoelen crème' })).toEqual(['Fauteuil Crème']);
    expect(await titles('products', { query: 'stoelen tafel' })).toEqual([]);
    expect(await titles('products', { query: '%' })).toEqual([]);
  });

  it('returns one page at a time, ordered by title, with the total number', async () => {
    for (const number of [3, 1, 2]) await shop.product({ id: `rij-${number}`, title: `Rij ${number}` });
    const part = (offset: number) => list('products', { query: 'rij', limit: 2, offset });
    expect((await part(0)).choices.map(({ id }) => id)).toEqual(['rij-1', 'rij-2']);
    expect(await part(2)).toMatchObject({ total: 3, choices: [{ id: 'rij-3' }] });
    expect(await part(4)).toEqual({ total: 3, choices: [] });
  });

  it('returns requested ids and leaves out ids that do not exist or belong to another website', async () => {
    const foreign = await shopFixture(database, otherWebsite).product({ title: 'Vreemd' });
    const { choices } = await list('products', { ids: ['fauteuil', foreign, 'weg'] });
    expect(choices.map(({ id }) => id)).toEqual(['fauteuil']);
    expect((await list('products', { ids: [] })).total).toBe(0);
  });
});

function insertable(table: 'menus' | 'templates' | 'forms', website_id: string) {
  const row = { website_id, id: `${table}-1`, title: `Een van ${website_id}` };
  return table === 'forms' ? { ...row, settings: '{}' } : row;
}
