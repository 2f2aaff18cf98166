import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { categories, fillShop } from './testing/full-shop.ts';
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
    await fillShop(database, website);
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
