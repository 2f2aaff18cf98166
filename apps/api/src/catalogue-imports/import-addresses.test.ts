import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { shopFixture, storedList } from '../testing/shop-fixture.ts';
import { type Cells, importFixture, item } from './testing/import-fixture.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const imports = await importFixture(database, a, b);
const { imported, itemsOf, rows, stored } = imports;
const shop = shopFixture(database, a);

/** The outcome of one product, with where it is refused. */
async function outcome(cells: Cells, variants: readonly Cells[] = []) {
  const [found] = await itemsOf(await imported([item(cells, variants)]));
  return [found?.outcome, ...(found?.messages ?? []).map(({ row, column }) => `${row} ${column}`)];
}
const withVariants = () =>
  shop.product({
    title: 'Stoel',
    article_number: 'S',
    price_cents: 10_000,
    options: [storedList('kleur', 'Rood', 'Groen')],
    variant_options: ['kleur'],
    variants: [
      { id: 'rood', choices: ['Rood'], article_number: 'S-R', stock: 3 },
      { id: 'groen', choices: ['Groen'], article_number: 'S-G', stock: 4, difference_cents: 500 },
    ],
  });

beforeEach(async () => {
  await rows('delete from products');
  await rows('delete from redirects');
});

describe('the address of an import', () => {
  it('is refused when another product, a category or the system has it, or when it is none', async () => {
    await shop.product({ title: 'Kruk', article_number: 'K1', url: '/kruk' });
    await shop.product({ title: 'Bank', article_number: 'B1', url: '/bank' });
    await rows(
      `insert into categories (website_id, id, title, url, position) values ('a', 'c', 'Wonen', '/wonen', 0)`,
    );
    for (const url of ['/bank', '/bank/', 'bank', '/wonen', '/', '/api/x', 'niet goed?', '/%zz']) {
      expect([url, ...(await outcome({ article_number: 'K1', url }))]).toEqual([url, 'refused', '2 url']);
    }
    expect(await outcome({ title: 'Nieuw', url: '/wonen' })).toEqual(['refused', '2 url']);
    expect((await stored('Kruk')).url).toBe('/kruk');
  });

  it('that changes sends visitors of the old one there; one that is typed otherwise is the same', async () => {
    await shop.product({ title: 'Kruk', article_number: 'K1', url: '/kruk' });
    await shop.product({ title: 'Concept', article_number: 'C1', url: '/concept', status: 'draft' });
    expect(await outcome({ article_number: 'K1', url: 'kruk/' })).toEqual(['unchanged']);
    expect(await outcome({ article_number: 'K1', url: 'krukken/eik/' })).toEqual(['changed']);
    expect(await outcome({ article_number: 'C1', url: '/later' })).toEqual(['changed']);
    expect((await stored('Kruk')).url).toBe('/krukken/eik');
    expect(await rows('select from_path, location, permanent from redirects')).toEqual([
      { from_path: '/kruk', location: '/krukken/eik', permanent: true },
    ]);
  });

  it('finds a product that has no article number', async () => {
    await shop.product({ title: 'Kruk', url: '/kruk', price_cents: 5_000 });
    expect(await outcome({ url: 'kruk', price: '6' })).toEqual(['changed']);
    expect((await stored('Kruk')).price_cents).toBe(600);
  });
});

describe('the article number of an import', () => {
  it('is refused at its row when another product or variant has it', async () => {
    await withVariants();
    await shop.product({ title: 'Kruk', url: '/kruk' });
    const variants = [
      { choice_1: 'Rood', article_number: 'V-1' },
      { choice_1: 'Wit', article_number: 'S-R' },
    ];
    expect(await outcome({ title: 'Bed', article_number: 'BED', option_1: 'Kleur' }, variants)).toEqual([
      'refused',
      '4 article_number',
    ]);
    const again = [
      { choice_1: 'Rood', article_number: 'V-1' },
      { choice_1: 'Wit', article_number: 'V-1' },
    ];
    const [refused, ...places] = await outcome(
      { title: 'Bed', article_number: 'BED', option_1: 'Kleur' },
      again,
    );
    expect(refused).toBe('refused');
    expect(places).toContain('4 article_number');
    expect(await stored('Bed')).toBeUndefined();
  });

  it('of a variant changes that variant only, in a row of its own', async () => {
    const id = await withVariants();
    expect(await outcome({ article_number: 'S-R', stock: '9', price: '120' })).toEqual(['changed']);
    expect(await imports.pieces(id)).toEqual({ whole: 13, rood: 9, groen: 4 });
    expect(await stored('Stoel')).toMatchObject({
      price_cents: 10_000,
      article_number: 'S',
      variants: [
        { id: 'rood', difference_cents: 2_000 },
        { id: 'groen', difference_cents: 500, article_number: 'S-G' },
      ],
    });
  });

  it('of variants in rows of their own changes each, and all are taken back', async () => {
    const id = await withVariants();
    const before = await stored('Stoel');
    const done = await imported([
      item({ article_number: 'S-R', stock: '9', price: '120' }),
      item({ article_number: 'S-G', stock: '1', price: '90' }, [], 3),
      item({ article_number: 'S', price: '110' }, [], 4),
    ]);
    expect(await imports.pieces(id)).toEqual({ whole: 10, rood: 9, groen: 1 });
    await imports.undone(done);
    expect((await itemsOf(done)).flatMap(({ messages }) => messages)).toEqual([]);
    const { variants, price_cents } = await stored('Stoel');
    expect({ variants, price_cents }).toEqual({
      variants: before.variants,
      price_cents: before.price_cents,
    });
    expect(await imports.pieces(id)).toEqual({ whole: 7, rood: 3, groen: 4 });
  });
});
