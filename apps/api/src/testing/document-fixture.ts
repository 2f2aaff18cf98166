import type { Operation, PageDocument } from '@etalage/site-model';
import { type WebsiteTransaction, withWebsite } from '../db/with-website.ts';
import { newId } from '../db/new-id.ts';
import { createPage, publishPage } from '../pages/publish-page.ts';
import { createTestDatabase } from './create-test-database.ts';
import { startOwnerApi } from './owner-contract-cases.ts';
import { startTestApi } from './start-test-api.ts';
import type { Handlers } from '../calls/handler-context.ts';
import { documentsHandlers } from '../documents/handlers.ts';
import { keyOf } from '../documents/document-key.ts';
import { findDraft } from '../documents/draft.repository.ts';

export type Key = { document_kind: 'page' | 'template'; document_id: string };

/** A paragraph block. */
export const paragraph = (id: string, text: string) => ({
  id,
  type: 'paragraph',
  version: 1,
  data: { text } as Record<string, unknown>,
  slots: {},
});

/** An operation that sets the text of a paragraph. */
export const setText = (id: string, from: string, to: string): Operation => ({
  type: 'setData',
  id,
  changes: { text: { from, to } },
});

/** A section with one text in it, the section first. */
export const textSection = (id: string, text: string, textId = `${id}-p`) => [
  { id, type: 'sectionContent', version: 1, data: {}, slots: { content: [textId] } },
  paragraph(textId, text),
];

/** A document with one section `s` that contains one text `p`. */
export const documentOf = (text: string): PageDocument => ({
  version: 1,
  root: ['s'],
  blocks: Object.fromEntries(textSection('s', text, 'p').map((block) => [block.id, block])),
});

/**
 * Two websites, with the dashboard's calls for the first and the visitor's calls for both. The calls about documents are
 * included; `handlers` adds others.
 */
export async function documentFixture(handlers: Partial<Handlers> = {}) {
  const database = await createTestDatabase();
  const websiteId = await database.createWebsite({ host: 'a.test' });
  const otherWebsite = await database.createWebsite({ host: 'b.test' });
  const mergedHandlers = { ...documentsHandlers, ...handlers };
  const api = await startOwnerApi(database, mergedHandlers, websiteId, otherWebsite);
  const visitors = await startTestApi(database, {}, { handlers: mergedHandlers });
  const ids = { website_id: websiteId, project_id: websiteId };

  /** Adds a page with one text, published or not, at a new address. */
  async function page(text = '<p>Eerst</p>', { published = true, website = websiteId } = {}) {
    return withWebsite(database.app, website, async (tx) => {
      const path = `/${newId()}`;
      const id = await createPage(tx, website, { path, title: 'Pagina', document: documentOf(text) });
      if (published) await publishPage(tx, website, id);
      return { id, path, key: { document_kind: 'page', document_id: id } satisfies Key };
    });
  }

  /** The revision of a document's draft, on which the next save is based. */
  async function revisionOf(key: Key): Promise<number | undefined> {
    const find = (tx: WebsiteTransaction) => findDraft(tx, websiteId, keyOf(key));
    return (await withWebsite(database.app, websiteId, find))?.revision;
  }

  let clients = 0;
  const fixture = {
    database,
    api,
    visitors,
    websiteId,
    otherWebsite,
    ids,
    page,
    /** A request that saves these operations as one step of a new client. */
    async saving(key: Key, operations: readonly Operation[], more: object = {}) {
      const step = { id: newId(), kind: 'do', of: null, label: 'x', operations };
      return {
        ...ids,
        ...key,
        client: `c${++clients}`,
        sequence: 1,
        base_revision: await revisionOf(key),
        steps: [step],
        ...more,
      };
    },
    save: async (key: Key, operations: readonly Operation[], more: object = {}) =>
      api.call('saveDocument', await fixture.saving(key, operations, more)),
    publish: async (key: Key) =>
      api.call('publishDocument', { ...ids, ...key, revision: await revisionOf(key) }),
  };
  return fixture;
}
