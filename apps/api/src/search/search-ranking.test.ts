import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { foundBy } from './search-query.ts';
import { findProducts } from './search.repository.ts';

const database = await createTestDatabase();
const db = database.admin.global;

interface Sold {
  readonly intro?: string;
  readonly text?: string;
  readonly category?: string;
  readonly values?: readonly string[];
  readonly euros?: number;
}

/** A shop with products by title, in this order, and its search, which returns titles. */
async function shopWith(products: Record<string, Sold>) {
  const shop = shopFixture(database, await database.createWebsite({}));
  const website_id = shop.websiteId;
  let position = 0;
  for (const [title, { intro = '', text = '', category, values = [], euros = 10 }] of Object.entries(
    products,
  )) {
    const id = title.toLowerCase().replaceAll(' ', '-');
    await shop.product({
      id,
      title,
      intro_description: intro,
      description: text,
      position: (position += 1),
      price_cents: euros * 100,
    });
    const own = { website_id, product_id: id };
    if (category) {
      const row = { website_id, id: category.toLowerCase(), title: category, url: `/${category}` };
      await db
        .insertInto('categories')
        .values(row)
        .onConflict((c) => c.doNothing())
        .execute();
      await db
        .insertInto('product_categories')
        .values({ ...own, category_id: row.id })
        .execute();
    }
    for (const value of values)
      await db
        .insertInto('product_filter_values')
        .values({ ...own, key: value, title: value, type: 'list', value })
        .execute();
  }
  const find = async (typed: string) =>
    withWebsite(database.app, website_id, async (tx) => {
      const query = { filters: [], withFacets: false, limit: 30, offset: 0 };
      const { products: rows } = await findProducts(tx, website_id, { ...query, found: foundBy(typed)! });
      return rows.map(({ title }) => title);
    });
  return { website_id, find };
}

const furniture = {
  'Olie Glans': { intro: 'Voor elke tafel en kast.', euros: 15 },
  'Tafellamp Boei': { text: 'Staat mooi op een tafel.', values: ['Krijtwit'], euros: 79 },
  'Eettafelbank Kade': { intro: 'Zo lang als je tafel.', values: ['Eiken'], euros: 219 },
  'Eettafel Duin': { text: 'Past bij de bank.', category: 'Tafels', values: ['Eiken'], euros: 490 },
  'Bijzettafel Eb': { text: 'Naast de bank.', category: 'Tafels', values: ['Rond', 'Noten'], euros: 119 },
  'Zitbank Dijk': { category: 'Banken', values: ['Leer', 'Mosgroen'], euros: 2190 },
  'Boekenkast Loods': { text: 'Past naast een lamp.', values: ['Eiken'], euros: 980 },
  'Hanglamp Net': { text: 'Boven de tafel.', values: ['Rotan'], euros: 185 },
  'Kussen Terp': { values: ['Wol'], euros: 49 },
} satisfies Record<string, Sold>;
const { find, website_id } = await shopWith(furniture);

describe('the search', () => {
  it.each([
    ['tafel', ['Eettafel Duin', 'Bijzettafel Eb']],
    ['tafels', ['Eettafel Duin', 'Bijzettafel Eb']],
    ['tafeltje', ['Eettafel Duin', 'Bijzettafel Eb']],
    ['bank', ['Zitbank Dijk', 'Eettafelbank Kade']],
    ['bankje', ['Zitbank Dijk', 'Eettafelbank Kade']],
    ['kast', ['Boekenkast Loods']],
    ['lamp', ['Tafellamp Boei', 'Hanglamp Net']],
    ['kussens', ['Kussen Terp']],
  ])('finds for %j what is one, before what names one', async (typed, first) => {
    expect((await find(typed)).slice(0, first.length)).toEqual(first);
  });

  it.each([
    ['tafl', 'Eettafel Duin'],
    ['tefel', 'Eettafel Duin'],
    ['talfe', 'Eettafel Duin'],
    ['lmap', 'Tafellamp Boei'],
    ['eettafl', 'Eettafel Duin'],
    ['ronde tafle', 'Bijzettafel Eb'],
    ['boekekast', 'Boekenkast Loods'],
  ])('corrects the typing error in %j', async (typed, first) => {
    expect((await find(typed))[0]).toBe(first);
  });

  it.each([
    ['witte lamp', 'Tafellamp Boei'],
    ['lamp wit', 'Tafellamp Boei'],
    ['eiken tafel', 'Eettafel Duin'],
    ['ronde tafel', 'Bijzettafel Eb'],
    ['wollen kussen', 'Kussen Terp'],
    ['leren bank', 'Zitbank Dijk'],
    ['notenhouten tafel', 'Bijzettafel Eb'],
    ['groene bank', 'Zitbank Dijk'],
  ])('finds by filter values: %j', async (typed, first) => {
    expect((await find(typed))[0]).toBe(first);
  });

  it.each([
    ['sofa', ['Zitbank Dijk']],
    ['keukentafel', ['Eettafel Duin']],
    ['bureautafel', ['Eettafel Duin', 'Bijzettafel Eb']],
    ['boeken kast', ['Boekenkast Loods']],
    ['boekenkast tot 100 euro', ['Boekenkast Loods']],
    ['tafel tot 200 euro', ['Bijzettafel Eb']],
    ['€ 50', ['Kussen Terp']],
    ['€ 5', ['Olie Glans', 'Kussen Terp']],
    ['bank met leer', ['Zitbank Dijk']],
    ['tafel xyzzy', ['Eettafel Duin', 'Bijzettafel Eb']],
    ['rotan mosgroen', ['Zitbank Dijk', 'Hanglamp Net']],
  ])('finds for %j first %j', async (typed, first) => {
    expect((await find(typed)).slice(0, first.length)).toEqual(first);
  });

  it('finds nothing for words that no product of the kind has', async () => {
    expect(await find('xyzzy onvindbaar')).toEqual([]);
    expect(await find('xyzzy past')).toEqual([]);
  });

  it('finds by the beginning of a word while it is typed', async () => {
    expect(await find('kuss')).toEqual(['Kussen Terp']);
    expect((await find('zit'))[0]).toBe('Zitbank Dijk');
  });

  it('uses the synonyms of the website instead of the Dutch list, and nothing of another website', async () => {
    const own = await shopWith({ 'Kruk Paal': {}, 'Zitbank Slenk': {} });
    expect(await own.find('sofa')).toEqual(['Zitbank Slenk']);
    expect(await own.find('eettafel')).toEqual([]);
    await sql`insert into search_synonyms values (${own.website_id}, 'sofa', 'kruk')`.execute(db);
    expect(await own.find('sofa')).toEqual(['Kruk Paal']);
    expect((await find('sofa'))[0]).toBe('Zitbank Dijk');
  });

  it('follows the name and the state of a category, its products, and filter values', async () => {
    const shop = await shopWith({ 'Model Een': { category: 'Fietsen', values: ['Blauw'] } });
    const within = (statement: ReturnType<typeof sql>) => statement.execute(db);
    expect(await shop.find('fiets')).toEqual(['Model Een']);
    expect(await shop.find('blauwe')).toEqual(['Model Een']);
    await within(sql`update categories set title = 'Steppen' where website_id = ${shop.website_id}`);
    expect(await shop.find('step')).toEqual(['Model Een']);
    expect(await shop.find('fiets')).toEqual([]);
    await within(sql`update categories set status = 'draft' where website_id = ${shop.website_id}`);
    expect(await shop.find('step')).toEqual([]);
    await within(sql`update categories set status = 'published' where website_id = ${shop.website_id}`);
    await within(sql`delete from product_categories where website_id = ${shop.website_id}`);
    expect(await shop.find('step')).toEqual([]);
    await within(sql`delete from product_filter_values where website_id = ${shop.website_id}`);
    expect(await shop.find('blauwe')).toEqual([]);
  });

  it('does not find a hidden price, and follows a changed one', async () => {
    const shop = await shopWith({ 'Kruk Paal': { euros: 100 } });
    expect(await shop.find('kruk tot 120 euro')).toEqual(['Kruk Paal']);
    const change = (columns: object) =>
      db.updateTable('products').set(columns).where('website_id', '=', shop.website_id).execute();
    await change({ price_cents: 50_000 });
    expect(await shop.find('€ 500')).toEqual(['Kruk Paal']);
    await change({ hide_price: true });
    expect(await shop.find('€ 500')).toEqual([]);
  });

  it('keeps the words of a website for itself', async () => {
    const words = await withWebsite(database.app, website_id, (tx) =>
      sql<{ website_id: string }>`select distinct website_id from search_vocabulary`.execute(tx),
    );
    expect(words.rows).toEqual([{ website_id }]);
  });
});
