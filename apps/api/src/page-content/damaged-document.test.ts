import { resolvePage } from '@etalage/api-contract';
import { checkDocument, type DocumentIssue, type PageDocument } from '@etalage/site-model';
import { expect, it } from 'vitest';
import { createCallEndpoint } from '../calls/create-call-endpoint.ts';
import { paragraph } from '../testing/document-fixture.ts';
import { openDocumentFixture } from '../testing/open-document-fixture.ts';
import { resolvePageHandler } from './resolve-page.handler.ts';

const shop = await openDocumentFixture({ resolvePage: resolvePageHandler });
const { visitors, websiteId, page, save, publish, open, database } = shop;

const section = (id: string, ...content: string[]) => ({
  id,
  type: 'sectionContent',
  version: 1,
  data: {},
  slots: { content },
});
const documentOf = (root: string[], ...blocks: PageDocument['blocks'][string][]): PageDocument => ({
  version: 1,
  root,
  blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
});

/** A page whose stored draft and published version are this document, which no call accepts. */
async function damagedPage(document: PageDocument) {
  const made = await page();
  const stored = [JSON.stringify(document), websiteId, made.key.document_id];
  await database.admin.pool.query(
    'update drafts set document = $1 where website_id = $2 and document_id = $3',
    stored,
  );
  await database.admin.pool.query(
    'update page_revisions set document = $1 where website_id = $2 and page_id = $3',
    stored,
  );
  return made;
}

it.each<[string, PageDocument, root: string[], repaired: DocumentIssue[]]>([
  [
    'a section within itself',
    documentOf(['s'], section('s', 'p', 's'), paragraph('p', '<p>Eén</p>')),
    ['s'],
    [{ kind: 'cycle', block: 's', parent: 's' }],
  ],
  [
    'a cycle that nothing refers to',
    documentOf(['s'], section('s', 'p'), paragraph('p', '<p>Eén</p>'), section('a', 'b'), section('b', 'a')),
    ['s', 'a'],
    [
      { kind: 'orphan', block: 'a', parent: null },
      { kind: 'cycle', block: 'a', parent: 'b' },
    ],
  ],
  [
    'a block in two places',
    documentOf(['s', 't'], section('s', 'p'), section('t', 'p'), paragraph('p', '<p>Eén</p>')),
    ['s', 't'],
    [{ kind: 'doubled', block: 'p', parent: 's' }],
  ],
  [
    'references to blocks that are not there',
    documentOf(['weg', 's'], section('s', 'p', 'kwijt'), paragraph('p', '<p>Eén</p>')),
    ['s'],
    [
      { kind: 'unknown_child', block: 'weg', parent: null },
      { kind: 'unknown_child', block: 'kwijt', parent: 's' },
    ],
  ],
])(
  'a page that was stored with %s is found, opened without it, edited and published',
  async (_, document, root, repaired) => {
    const { key, path } = await damagedPage(document);
    const caller = { websiteId, address: '10.0.0.1', origin: 'http://a.test' };
    const log = { warn: () => {}, error: (fields: object) => console.error(fields) };
    const found = () => createCallEndpoint(visitors.server, caller, log)(resolvePage, { path });
    expect(await found()).toMatchObject({ ok: true, data: { status: 200 } });

    const reply = await open(key);
    expect(reply.repaired).toEqual(repaired);
    const opened = reply.document as PageDocument;
    expect(checkDocument(opened).issues).toEqual([]);
    expect(opened.root).toEqual(root);
    expect(Object.keys(opened.blocks).sort()).toEqual(Object.keys(document.blocks).sort());

    const changes = { text: { from: '<p>Eén</p>', to: '<p>Twee</p>' } };
    await save(key, [{ type: 'setData', id: 'p', changes }]);
    expect((await open(key)).repaired).toEqual([]);
    expect((await publish(key)).status).toBe(200);
    const after = await found();
    expect(after.ok && checkDocument(after.data.body)).toMatchObject({ issues: [], document: { root } });
    expect(after.ok && JSON.stringify(after.data.body)).toContain('<p>Twee</p>');
  },
);
