import type { PageDocument } from '@etalage/site-model';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { paragraph } from '../testing/document-fixture.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { findPlacesOf } from './find-places.ts';

const database = await createTestDatabase();
const websiteId = await database.createWebsite({ host: 'a.test' });
const DOCUMENTS = 2000;

const showing = (template: string): PageDocument => ({
  version: 1,
  root: ['t', 'p'],
  blocks: {
    t: { ...paragraph('t', ''), type: 'templatePartial', data: { template } },
    p: paragraph('p', '<p>wanted</p>'),
  },
});

/** Rows of a table that this transaction has read so far. */
const readRows = `select relname as name, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
  from pg_stat_xact_user_tables where relname in ('drafts', 'page_revisions', 'pages')`;

beforeAll(async () => {
  const insert = async (from: number, to: number, template: string) => {
    const document = JSON.stringify(showing(template));
    await database.admin.pool.query(
      `with made as (insert into pages (website_id, id, path, title)
         select $1, 'p' || n, '/p' || n, 'P' from generate_series($2::int, $3::int) n returning id),
       published as (insert into page_revisions (website_id, page_id, revision, published, document)
         select $1, id, 1, true, $4 from made)
       insert into drafts (website_id, document_kind, document_id, revision, document)
         select $1, 'page', id, 1, $4 from made`,
      [websiteId, from, to, document],
    );
  };
  await insert(1, DOCUMENTS, 'other');
  await insert(DOCUMENTS + 1, DOCUMENTS + 2, 'wanted');
  await database.admin.pool.query('analyze pages, drafts, page_revisions, document_references');
});

describe('findPlacesOf', () => {
  it('reads the documents that name the thing, of thousands only those', async () => {
    const { places, read } = await withWebsite(database.app, websiteId, async (tx) => {
      const found = await findPlacesOf(tx, websiteId, 'templates', ['wanted']);
      const { rows } = await sql<{ name: string; rows: number }>`${sql.raw(readRows)}`.execute(tx);
      return { places: found.get('wanted') ?? [], read: rows };
    });
    expect(places.map(({ id, is_live }) => [id, is_live])).toEqual([
      [`p${DOCUMENTS + 1}`, true],
      [`p${DOCUMENTS + 2}`, true],
    ]);
    expect(Object.fromEntries(read.map(({ name, rows }) => [name, rows]))).toEqual({
      drafts: 2,
      page_revisions: 2,
      pages: 4,
    });
  });

  it('leaves the decision to the fields of the block', async () => {
    const inText = { ...showing('other'), blocks: { p: paragraph('p', 'named') }, root: ['p'] };
    await database.admin.pool.query(
      `update drafts set document = $1 where website_id = $2 and document_id = 'p1'`,
      [JSON.stringify(inText), websiteId],
    );
    const find = (to: 'templates' | 'menus', id: string) =>
      withWebsite(database.app, websiteId, (tx) => findPlacesOf(tx, websiteId, to, [id]));
    expect([...(await find('templates', 'named'))]).toEqual([]);
    expect([...(await find('menus', 'wanted'))]).toEqual([]);
  });
});
