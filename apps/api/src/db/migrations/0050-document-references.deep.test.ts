import { beforeEach, describe, expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/create-empty-database.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

const document = (...ids: string[]) =>
  JSON.stringify({
    root: ['root-block'],
    blocks: {
      block: { id: 'block', type: 'kind', slots: { content: ['inner'] }, data: { deep: [{ ids }] } },
    },
  });

const everywhere: readonly [string, unknown[]][] = [
  [`insert into websites (id, slug, name) values ('a', 'a', 'a')`, []],
  [
    `insert into pages (website_id, id, path, title) values ('a', 'p', '/p', 'P'), ('a', 'bin', '/bin', 'B')`,
    [],
  ],
  [
    `insert into drafts (website_id, document_kind, document_id, revision, document) values ('a', 'page', 'p', 2, $1),
       ('a', 'template', 'header', 2, $2), ('a', 'page', 'bin', 2, $3)`,
    [document('draft', 'both'), document('menu'), document('in-bin')],
  ],
  [
    `insert into page_revisions (website_id, page_id, revision, published, document) values ('a', 'p', 1, false, $1),
       ('a', 'p', 2, true, $2)`,
    [document('old'), document('page', 'both')],
  ],
  [`update pages set deleted_at = now() where website_id = 'a' and id = 'bin'`, []],
  [
    `insert into site_documents (website_id, kind, revision, published, document) values ('a', 'header', 1, false, $1),
       ('a', 'header', 2, true, $2)`,
    [document('old'), document('live-menu')],
  ],
];
const found = [
  'both page p draft',
  'both page p live',
  'draft page p draft',
  'in-bin page bin draft',
  'live-menu template header live',
  'menu template header draft',
  'page page p live',
];

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

const run = (statement: string, ...values: unknown[]) => db.pool.query(statement, values);
const fill = async () => {
  for (const [statement, values] of everywhere) await db.pool.query(statement, values);
};
const references = async () => {
  const { rows } = await db.pool.query<{ text: string }>(`
    select concat_ws(' ', target_id, place_kind, place_id, case when is_live then 'live' else 'draft' end) as text
    from document_references order by 1`);
  return rows.map(({ text }) => text);
};

describe('document_references', () => {
  it('has what drafts and published versions name, and nothing of earlier versions', async () => {
    await migrate(owner, migrations);
    await fill();
    expect(await references()).toEqual(found);
  });

  it('has the same of websites from before it existed', async () => {
    const before = migrations.findIndex(({ name }) => name === '0050-document-references');
    await migrate(owner, migrations.slice(0, before));
    await fill();
    await migrate(owner, migrations);
    expect(await references()).toEqual(found);
  });

  it('follows drafts and publications, in any order, and what is deleted', async () => {
    await migrate(owner, migrations);
    await fill();
    const ofPage = async () => (await references()).filter((text) => text.includes(' page p '));
    await run(`update drafts set document = $1 where document_id = 'p'`, document('new'));
    expect(await ofPage()).toEqual(['both page p live', 'new page p draft', 'page page p live']);
    await run(`update page_revisions set published = false where page_id = 'p'`);
    expect(await ofPage()).toEqual(['new page p draft']);
    await run(
      `insert into page_revisions (website_id, page_id, revision, published, document) values ('a', 'p', 3, true, $1)`,
      document('new'),
    );
    await run(`delete from page_revisions where revision = 2`);
    expect(await ofPage()).toEqual(['new page p draft', 'new page p live']);
    await run(`update site_documents set published = false`);
    await run(`update site_documents set published = true where revision = 1`);
    expect(await references()).toContain('old template header live');
    await run(`delete from pages where id = 'p'`);
    expect(await ofPage()).toEqual([]);
    await run(`delete from websites where id = 'a'`);
    expect(await references()).toEqual([]);
  });
});

describe('referred_ids', () => {
  it.each([
    ['each id once', ['kast', 'kast'], ['kast']],
    ['the parts of a list in one text', ['kast|tafel|'], ['kast', 'tafel']],
    ['no texts, addresses and longer words', ['Een tafel', '<p>x</p>', '/over', 'x'.repeat(65), ''], []],
  ])('finds %s', async (_what, settings, expected) => {
    await migrate(owner, migrations);
    const { rows } = await run('select referred_ids($1) as ids', document(...settings));
    expect(rows).toEqual([{ ids: expected }]);
  });
});
