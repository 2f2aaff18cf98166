import { beforeEach, describe, expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/create-empty-database.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

const key = (name: string) => `assets/1700000000000-abcdefghi1-${name}.jpeg`;
const shown = (name: string) => `/media/a/${key(name)}`;
const document = (...names: string[]) => JSON.stringify({ blocks: { a: { data: { p: names.map(shown) } } } });

/** One place of every kind; each shows a file of the same name. */
const everywhere: readonly [string, unknown[]][] = [
  [
    `insert into websites (id, slug, name, settings) values ('a', 'a', 'a', $1)`,
    [{ theme: { logo: shown('setting') } }],
  ],
  [
    `insert into vat_classes (website_id, id, name, rate_bp, category) values ('a', 'high', 'Hoog', 2100, 'S')`,
    [],
  ],
  [
    `insert into pages (website_id, id, path, title) values ('a', 'p', '/p', 'P'), ('a', 'bin', '/bin', 'B')`,
    [],
  ],
  [
    `insert into drafts (website_id, document_kind, document_id, revision, document) values ('a', 'page', 'p', 2, $1),
       ('a', 'template', 'header', 2, $2), ('a', 'page', 'bin', 2, $3)`,
    [document('draft', 'both'), document('template-draft'), document('bin-draft')],
  ],
  [
    `insert into page_revisions (website_id, page_id, revision, published, document) values ('a', 'p', 1, false, $1),
       ('a', 'p', 2, true, $2), ('a', 'bin', 1, true, $3)`,
    [document('old'), document('page', 'both'), document('bin')],
  ],
  [`update pages set deleted_at = now() where website_id = 'a' and id = 'bin'`, []],
  [
    `insert into site_documents (website_id, kind, revision, published, document) values ('a', 'header', 1, false, $1),
       ('a', 'header', 2, true, $2)`,
    [document('old-template'), document('template')],
  ],
  [
    `insert into products (website_id, id, status, title, url, price_cents, main_image, sub_images, description) values
       ('a', 'shown', 'published', 'P', '/a', 1, $1, $2, $3), ('a', 'hidden', 'draft', 'P', '/b', 1, $4, '', '')`,
    [
      shown('main'),
      `${shown('second')}|${shown('third')}#focus=30,70`,
      `<img src="${shown('text')}">`,
      shown('hidden'),
    ],
  ],
  [
    `insert into categories (website_id, id, status, title, url, image) values ('a', 'c', 'published', 'C', '/c', $1)`,
    [shown('category')],
  ],
  [
    `insert into menus (website_id, id, title, items) values ('a', 'm', 'M', $1)`,
    [JSON.stringify([{ url: shown('menu') }])],
  ],
  [
    `insert into redirects (website_id, id, from_path, location) values ('a', 'r', '/folder', $1)`,
    [shown('redirect')],
  ],
  [
    `insert into payment_methods (website_id, id, title, image) values ('a', 'ideal', 'iDEAL', $1)`,
    [shown('payment')],
  ],
  [`insert into forms (website_id, id, title, version, settings) values ('a', 'f', 'F', 2, '{}')`, []],
  [
    `insert into form_versions (website_id, form_id, version, submit_title, items) values ('a', 'f', 1, 'S', $1),
       ('a', 'f', 2, 'S', $2)`,
    [JSON.stringify([shown('old-form')]), JSON.stringify([shown('form')])],
  ],
  [
    `insert into site_part_drafts (website_id, kind, part_id, revision, value, member, changed_at)
       values ('a', 'menu', 'm', 1, $1, '', now())`,
    [JSON.stringify({ x: shown('part') })],
  ],
  [
    `insert into shared_values (website_id, template, field, version, value) values ('a', 'ctaOne', 'image', 1, $1)`,
    [JSON.stringify(shown('shared'))],
  ],
];

const found = [
  'both page p draft',
  'both page p live',
  'bin page bin draft',
  'bin-draft page bin draft',
  'category category c live',
  'draft page p draft',
  'form form f live',
  'hidden product hidden draft',
  'main product shown live',
  'menu menu m live',
  'page page p live',
  'part part menu:m draft',
  'payment payment_method ideal live',
  'redirect redirect r live',
  'second product shown live',
  'setting setting theme live',
  'shared shared ctaOne:image draft',
  'template template header live',
  'template-draft template header draft',
  'text product shown live',
  'third product shown live',
].sort();

let owner: Parameters<typeof migrate>[0];
let db: ReturnType<typeof openDatabase>;
beforeEach(async () => {
  const address = await createEmptyDatabase();
  owner = address('etalage_owner');
  db = openDatabase(address('postgres'), { maxConnections: 1 });
  // What a deletion takes along is deleted as the schema's owner, whom row-level security shows one website.
  await db.pool.query(`select set_config('app.website_id', 'a', false)`);
  return () => db.close();
});

const fill = async () => {
  for (const [statement, values] of everywhere) await db.pool.query(statement, values);
};
const usages = async () => {
  const { rows } = await db.pool.query<{
    key: string;
    place_kind: string;
    place_id: string;
    is_live: boolean;
  }>('select * from file_usages');
  const names = rows.map(
    (row) => `${row.key.slice(32, -5)} ${row.place_kind} ${row.place_id} ${row.is_live ? 'live' : 'draft'}`,
  );
  return names.sort();
};
const run = (statement: string, ...values: unknown[]) => db.pool.query(statement, values);

describe('file_usages', () => {
  it('has what every place shows, and nothing of earlier versions', async () => {
    await migrate(owner, migrations);
    await fill();
    expect(await usages()).toEqual(found);
  });

  it('has the same of websites from before it existed', async () => {
    await migrate(
      owner,
      migrations.slice(
        0,
        migrations.findIndex(({ name }) => name === '0038-file-library'),
      ),
    );
    await fill();
    await migrate(owner, migrations);
    expect(await usages()).toEqual(found);
  });

  it('follows a publication, a deleted page and its restoring', async () => {
    await migrate(owner, migrations);
    await fill();
    const ofPage = async () => (await usages()).filter((text) => text.includes(' page p '));
    await run(`update page_revisions set published = false where page_id = 'p' and published`);
    expect(await ofPage()).toEqual(['both page p draft', 'draft page p draft']);
    await run(
      `insert into page_revisions (website_id, page_id, revision, published, document) values ('a', 'p', 3, true, $1)`,
      document('draft'),
    );
    expect(await ofPage()).toEqual(['both page p draft', 'draft page p draft', 'draft page p live']);
    await run(`update drafts set document = $1 where document_id = 'p'`, document('new'));
    expect(await ofPage()).toEqual(['draft page p live', 'new page p draft']);
    await run(`update pages set deleted_at = now() where id = 'p'`);
    expect(await ofPage()).toEqual(['draft page p draft', 'new page p draft']);
    await run(`update pages set deleted_at = null where id = 'p'`);
    expect(await ofPage()).toEqual(['draft page p live', 'new page p draft']);
    await run(`delete from pages where id = 'p'`);
    expect(await ofPage()).toEqual([]);
  });

  it('follows a product that is hidden, changed and deleted', async () => {
    await migrate(owner, migrations);
    await fill();
    const ofProduct = async () => (await usages()).filter((text) => text.includes(' product shown '));
    await run(`update products set status = 'draft', sub_images = '', description = '' where id = 'shown'`);
    expect(await ofProduct()).toEqual(['main product shown draft']);
    await run(`update products set main_image = $1 where id = 'shown'`, shown('new'));
    expect(await ofProduct()).toEqual(['new product shown draft']);
    await run(`delete from products where id = 'shown'`);
    expect(await ofProduct()).toEqual([]);
  });

  it('has nothing of a website that is deleted, nor of one place when another changes', async () => {
    await migrate(owner, migrations);
    await fill();
    await run(`update websites set settings = '{"other": 1}' where id = 'a'`);
    await run(`delete from redirects where id = 'r'`);
    await run(`update forms set version = 1 where id = 'f'`);
    const gone = ['setting setting theme live', 'redirect redirect r live', 'form form f live'];
    expect(await usages()).toEqual(
      [...found.filter((text) => !gone.includes(text)), 'old-form form f live'].sort(),
    );
    await run(`delete from websites where id = 'a'`);
    expect(await usages()).toEqual([]);
  });
});

describe('file_keys', () => {
  it.each([
    ['two pictures of one text', `${shown('a')}|${shown('b')}`, [key('a'), key('b')]],
    [
      'folders, also one named assets',
      `/x/assets/assets/n/${key('a').slice(7)}"`,
      [`assets/assets/n/${key('a').slice(7)}`],
    ],
    ['an address with a query', `https://x.nl${shown('a')}?w=640`, [key('a')]],
    ['nothing of other addresses', '/media/a/demo/stoel.jpg assets/stoel.jpg', []],
  ])('finds %s', async (_what, text, expected) => {
    await migrate(owner, migrations);
    const { rows } = await run('select file_keys($1) as keys', text);
    expect(rows).toEqual([{ keys: expected }]);
  });
});
