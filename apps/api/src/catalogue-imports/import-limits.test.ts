import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { importFixture, item } from './testing/import-fixture.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const { call, filled, planned, itemsOf, importOf, rows } = await importFixture(database, a, b);
const shop = shopFixture(database, a);
const add = async (id: string, at: number) =>
  call('addImportItems', { id, at, items: [item({ title: 'Nog een' })] });

it('an import takes 20,000 products and no more', async () => {
  const id = await filled([item({ title: 'Eerste' })]);
  await rows('update catalogue_imports set items = 19999');
  await add(id, 19_999);
  await expect(add(id, 20_000)).rejects.toThrow(/hooguit 20000 producten/);
  expect(await importOf(id)).toMatchObject({ items: 20_000 });
});

it('an import takes 100 MB of text and no more', async () => {
  const id = await filled([item({ title: 'Eerste' })]);
  const [stored] = await rows(`select bytes::integer from catalogue_imports where id = '${id}'`);
  expect(stored?.bytes).toBe(JSON.stringify(item({ title: 'Eerste' })).length);
  const next = JSON.stringify(item({ title: 'Nog een' })).length;
  await rows(`update catalogue_imports set bytes = ${100_000_000 - next}`);
  await add(id, 1);
  await expect(add(id, 2)).rejects.toThrow(/Een import heeft hooguit 100 MB aan tekst/);
  expect(await importOf(id)).toMatchObject({ items: 2 });
});

it('rich text is stored without scripts, and text beyond its limits refuses its product alone', async () => {
  const deep = '<div>'.repeat(2_000);
  const id = await planned([
    item({ title: 'Script', description: '<p>Tekst</p><script>alert(1)</script>' }),
    item({ title: 'Diep', description: deep }, [], 3),
  ]);
  const [stored] = await rows(`select item -> 'cells' ->> 'description' as html from catalogue_import_items
    where import_id = '${id}' order by place`);
  expect(stored?.html).toBe('<p>Tekst</p>');
  const found = await itemsOf(id);
  expect(found.map(({ outcome }) => outcome)).toEqual(['created', 'refused']);
  expect(found[1]?.messages.map(({ row, column }) => [row, column])).toEqual([[3, 'description']]);
});

it('an export answers with at most 2 million characters of rich text at a time, and leaves nothing out', async () => {
  const ids = Array.from({ length: 11 }, (_, at) => `x${10 + at}`);
  for (const id of ids) await shop.product({ id, title: id, description: 'a'.repeat(200_000) });
  const pages: string[][] = [];
  let after = 'x';
  do {
    const reply: unknown = await call('exportCatalogue', { after });
    const page = reply as { items: { cells: { title: string } }[]; next: string };
    pages.push(page.items.map(({ cells }) => cells.title));
    after = page.next;
  } while (after !== '');
  expect(pages).toEqual([ids.slice(0, 10), ids.slice(10)]);
});
