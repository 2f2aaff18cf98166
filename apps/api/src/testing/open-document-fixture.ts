import type { Handlers } from '../calls/handler-context.ts';
import { openDocumentHandler } from '../page-content/open-document.handler.ts';
import { documentFixture, type Key } from './document-fixture.ts';

/**
 * The fixture of documents with the call that opens one. Apart from that fixture, because this call reads all that a page
 * can show.
 */
export async function openDocumentFixture(handlers: Partial<Handlers> = {}) {
  const fixture = await documentFixture({ openDocument: openDocumentHandler, ...handlers });
  const { api, ids } = fixture;
  /** What the dashboard gets when it opens a document. */
  const open = async (key: Key) => (await api.call('openDocument', { ...ids, ...key })).body;
  return { ...fixture, open };
}
