import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { shopFixture, storedList, storedOption } from '../testing/shop-fixture.ts';
import { type Cells, type ImportFixture, type Item, importFixture } from './testing/import-fixture.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const imports = await importFixture(database, a, b);
const { rows } = imports;
await shopFixture(database, a).settings({}, 'gross');
await shopFixture(database, b).settings({}, 'net');
const websites = [
  { mode: 'gross', id: a, owner: imports },
  { mode: 'net', id: b, owner: imports.other },
] as const;

/** Categories of which the titles hold the signs that divide, and two with the same path. */
const categories = [
  ['wonen', 'Wonen > Slapen', null],
  ['lijst', 'Stoelen | Banken', 'wonen'],
  ['rand', '> |Rand|>', 'lijst'],
  ['dubbel', 'A>>B||C', null],
  ['een', 'Zelfde', null],
  ['twee', 'zelfde', null],
] as const;

/** A shop with products of all kinds. */
async function fill(website: string): Promise<void> {
  const shop = shopFixture(database, website);
  for (const [at, [id, title, parent]] of categories.entries()) {
    await rows(
      'insert into categories (website_id, id, title, url, parent_id, position) values ($1, $2, $3, $4, $5, $6)',
      [website, id, title, `/${id}`, parent, at],
    );
  }
  const length = storedOption({
    layout: 'number',
    title: 'Lengte',
    connection_id: 'lengte',
    options: [{ title: '', price_cents: 150 }],
  });
  const area = storedOption({
    layout: 'calculation',
    title: 'Oppervlak',
    connection_id: 'oppervlak',
    options: [{ title: '', price_cents: 25 }],
    calculation_options: [{ type: 'multiply_relation_value', connection_id_from: 'lengte', value: '1.5' }],
  });
  const colour = storedList('kleur', 'Rood', 'Groen');
  const all = await Promise.all([
    shop.product({
      title: 'Stoel “Ida” | 2 > 1; "x", y',
      article_number: 'S-1',
      ean: '4006381333931',
      brand: 'Noord & Zuid',
      price_cents: 12_345,
      sale_price_cents: 9_999,
      cost_cents: 1,
      low_stock: 0,
      weight_grams: 1_500,
      quantity_min: 2,
      quantity_max: 12,
      quantity_step: 2,
      main_image: `/media/${website}/a.png`,
      sub_images: `/media/${website}/b%20c.png|https://elders.test/d.png`,
      description:
        '<h2>Kop</h2><p>Tekst &amp; <strong>meer</strong> | &gt;<br />regel</p><ul><li>een</li></ul>',
      short_description: '<p>Kort</p>',
      seo_title: 'Titel > hier | daar',
      seo_description: 'Zin.',
      options: [colour, storedList('maat', 'S', 'M | L > XL'), length, area],
      variant_options: ['kleur', 'maat'],
      variants: [
        { id: 'v1', choices: ['Rood', 'S'], article_number: 'S-1-R', stock: 3, images: ['/media/x.png'] },
        { id: 'v2', choices: ['Groen', 'M | L > XL'], difference_cents: -345, weight_grams: 0, stock: 0 },
      ],
    }),
    shop.product({ title: 'Concept', status: 'draft', publish_at: new Date('2099-01-01T10:00:00Z') }),
    shop.product({ title: 'Weg', status: 'archived', price_cents: 0, stock: 0, url: '/oud/weg' }),
    shop.product({ title: 'Gratis', price_cents: 1, stock: 1_000_000, url: '/caf\u00e9/\u00e9\u00e9n' }),
    shop.product({ title: 'Ongeteld', options: [length, area], enable_quote: true, hide_price: true }),
    shop.product({
      title: 'Ongetelde varianten',
      options: [colour],
      variant_options: ['kleur'],
      variants: [{ id: 'v1', choices: ['Rood'] }],
    }),
  ]);
  const [first = '', , third = ''] = all;
  const places = [...categories.map(([id]) => id).filter((id) => id !== 'een')].toReversed();
  for (const [place, id] of places.entries()) {
    await rows(
      'insert into product_categories (website_id, product_id, category_id, place) values ($1, $2, $3, $4)',
      [website, first, id, place],
    );
  }
  await rows(
    `insert into product_categories (website_id, product_id, category_id, place) values ($1, $2, 'een', 0)`,
    [website, third],
  );
  for (let at = 0; at < 200; at += 1) await shop.product({ title: `Deel ${at}`, article_number: `D-${at}` });
}

/** All pages of the export. */
async function exported({ call }: Pick<ImportFixture, 'call'>): Promise<Item[]> {
  const items: Item[] = [];
  let after = '';
  do {
    const page = (await call('exportCatalogue', { after })) as unknown as { items: Item[]; next: string };
    items.push(...page.items);
    after = page.next;
  } while (after !== '');
  return items;
}

describe.each(websites)('the catalogue of a shop with $mode prices', ({ id: website, owner }) => {
  it('is exported on pages, each product once', { timeout: 60_000 }, async () => {
    await fill(website);
    const items = await exported(owner);
    expect(items).toHaveLength(206);
    expect(new Set(items.map(({ cells }) => cells['url'])).size).toBe(206);
    const chair = items.find(({ cells }) => cells['article_number'] === 'S-1');
    expect(chair?.cells).toMatchObject({
      price: '123,45',
      sale_price: '99,99',
      cost: '0,01',
      stock: '',
      option_1: 'kleur',
      option_2: 'maat',
      categories:
        'zelfde | A>>>>B||||C | Wonen >> Slapen > Stoelen || Banken > >> ||Rand||>> | Wonen >> Slapen > Stoelen || Banken | Wonen >> Slapen',
    });
    expect(chair?.variants.map(({ cells }) => [cells['price'], cells['stock'], cells['weight']])).toEqual([
      ['123,45', '3', ''],
      ['120,00', '0', '0'],
    ]);
  });

  it.each([false, true])('changes nothing when it is imported again, clears_empty %s', async (clears) => {
    const tables = () =>
      rows(
        `select p.*, array(select (c.category_id, c.place, c.position)::text from product_categories c
          where c.product_id = p.id order by c.place) as categories,
          array(select (s.variant_id, s.on_hand)::text from variant_stock s where s.product_id = p.id order by 1) as pieces
         from products p where website_id = $1 order by id`,
        [website],
      );
    const before = await tables();
    const id = await owner.imported(await exported(owner), clears);
    const { outcomes, pictures } = await owner.importOf(id);
    const other = (await owner.call('listImportItems', { id, outcome: 'changed', after: -1 })).items;
    const refused = (await owner.call('listImportItems', { id, outcome: 'refused', after: -1 })).items;
    expect(
      [...other, ...refused].map(({ title, changes, messages }) => ({ title, changes, messages })),
    ).toEqual([]);
    expect(outcomes).toEqual({ created: 0, changed: 0, unchanged: 206, refused: 0 });
    expect(pictures).toEqual({ waiting: 0, failed: 0 });
    expect(await tables()).toEqual(before);
    const made = await rows('select id from categories where website_id = $1', [website]);
    expect(made).toHaveLength(categories.length);
  });
});

it('makes the same shop of the export of another one', async () => {
  const given = await exported(imports);
  await rows('delete from products where website_id = $1', [b]);
  await rows('delete from categories where website_id = $1', [b]);
  // Pictures of the other shop and of other sites are fetched; they are not this case.
  const items = given.map(({ row, cells: { images: _, ...cells }, variants }) => ({
    row,
    cells,
    variants: variants.map(({ cells: { images: _images, ...own }, ...one }) => ({ ...one, cells: own })),
  }));
  const id = await imports.other.imported(items);
  expect((await imports.other.importOf(id)).outcomes).toEqual({
    created: 206,
    changed: 0,
    unchanged: 0,
    refused: 0,
  });
  const again = await exported(imports.other);
  // There is one category now of those with the same path.
  const sorted = (all: readonly Item[]) =>
    all
      .map(({ cells, variants }) => {
        const { images: _, categories: paths = '', ...rest } = cells;
        const own: Cells = { ...rest, categories: paths.toLowerCase() };
        return [own, variants.map(({ cells: { images: _images, ...one } }) => one)] as const;
      })
      .toSorted(([one], [other]) => ((one['url'] ?? '') < (other['url'] ?? '') ? -1 : 1));
  expect(sorted(again)).toEqual(sorted(given));
});
