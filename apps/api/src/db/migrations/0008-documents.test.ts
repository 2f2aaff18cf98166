import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/create-empty-database.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

const before = migrations.filter(({ name }) => name < '0008');
const document = (text: string) => JSON.stringify({ version: 1, root: [], blocks: {}, text });

it('makes the newest revisions of every website its drafts', async () => {
  const address = await createEmptyDatabase();
  await migrate(address('etalage_owner'), before);
  const db = openDatabase(address('postgres'), { maxConnections: 1 });
  for (const site of ['a', 'b']) {
    await db.pool.query(`insert into websites (id, slug, name) values ($1, $1, $1)`, [site]);
    await db.pool.query(
      `insert into pages (website_id, id, path, title) values ($1, 'one', '/', 'x'), ($1, 'two', '/2', 'x')`,
      [site],
    );
    await db.pool.query(
      `insert into page_revisions (website_id, page_id, revision, published, document) values
        ($1, 'one', 1, false, $2), ($1, 'one', 2, true, $3), ($1, 'one', 3, false, $4), ($1, 'two', 1, false, $2)`,
      [site, document('oud'), document('live'), document(`nieuw ${site}`)],
    );
    await db.pool.query(
      `insert into site_documents (website_id, kind, revision, published, document) values ($1, 'header', 4, true, $2)`,
      [site, document('kop')],
    );
  }
  await migrate(address('etalage_owner'), migrations);
  const { rows } = await db.pool.query(
    `select website_id as site, document_id as id, page_id, revision as r, published_revision as p,
       document ->> 'text' as text from drafts order by 1, 2`,
  );
  const of = (site: string) => [
    { site, id: 'header', page_id: null, r: 4, p: 4, text: 'kop' },
    { site, id: 'one', page_id: 'one', r: 3, p: 2, text: `nieuw ${site}` },
    { site, id: 'two', page_id: 'two', r: 1, p: null, text: 'oud' },
  ];
  const versions = await db.pool.query(
    `select page_id, revision from page_revisions where published_at is not null and website_id = 'a'`,
  );
  await db.close();
  expect(rows).toEqual([...of('a'), ...of('b')]);
  expect(versions.rows).toEqual([{ page_id: 'one', revision: 2 }]);
});
