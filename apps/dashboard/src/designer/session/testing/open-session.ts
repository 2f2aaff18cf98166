import type { SharedPlaces } from '@etalage/api-contract';
import type { BlockInstance, PageDocument } from '@etalage/site-model';
import { createDesignerSession } from '../create-designer-session.ts';
import type { ReferenceFinding, SaveReply, SaveRequest } from '../../saving/document-calls.ts';
import type { OpenedDocument } from '../../saving/opened-document.ts';
import type { UnsentRecord, UnsentStorage } from '../../saving/unsent-record.ts';
import { fakeServer } from './fake-server.ts';
import { fakeClock } from '../../../saving/testing/fake-clock.ts';

export const blockOf = (id: string, data: Record<string, unknown> = { title: 'a' }): BlockInstance => ({
  id,
  type: 'text',
  version: 1,
  data,
  slots: { content: [] },
});

export function documentOf(...ids: string[]): PageDocument {
  return { version: 1, root: ids, blocks: Object.fromEntries(ids.map((id) => [id, blockOf(id)])) };
}

/** Records on this computer; `tabs` are the open ones. */
export function fakeStorage() {
  const records = new Map<string, UnsentRecord>();
  const tabs = new Set<string>();
  const storage: UnsentStorage = {
    keep(record) {
      tabs.add(record.client);
      records.set(record.client, structuredClone(record));
    },
    remove: (_document, client) => void records.delete(client),
    release: (_document, client) => void tabs.delete(client),
    orphans: async () => [...records.values()].filter((record) => !tabs.has(record.client)),
  };
  return { storage, records, kill: (client: string) => void tabs.delete(client) };
}

interface Options {
  document?: PageDocument;
  server?: ReturnType<typeof fakeServer>;
  /** What the network does with a save. */
  network?: (request: SaveRequest, call: () => SaveReply) => Promise<SaveReply>;
  browserStorage?: ReturnType<typeof fakeStorage>;
  time?: ReturnType<typeof fakeClock>;
  opened?: Partial<OpenedDocument>;
  /** What the server finds when it checks what the document refers to. */
  findings?: ReferenceFinding[];
  /** What the server says of values for all pages when it checks. */
  shared?: SharedPlaces[];
}

/** A session on a fake server, with a clock that the test advances. */
export function openSession(options: Options = {}) {
  const {
    document = documentOf('one', 'two'),
    browserStorage = fakeStorage(),
    time = fakeClock(),
    findings = [],
    shared = [],
  } = options;
  const server = options.server ?? fakeServer(document);
  const network = options.network ?? (async (_request, call) => call());
  const { undo, redo } = server.stacks();
  const session = createDesignerSession({
    opened: {
      document_kind: 'page',
      document_id: '7',
      title: 'Home',
      path: '/',
      document: server.state.document,
      repaired: [],
      revision: server.state.revision,
      published_revision: null,
      undo,
      redo,
      shared: [],
      context: {} as OpenedDocument['context'],
      ...options.opened,
    },
    websiteId: 'site',
    calls: {
      save: (request) => network(request, () => server.save(request)),
      checkReferences: async () => ({ findings, total: findings.length, shared }),
      publish: async () => ({ published_revision: 9, published_at: '' }),
    },
    newId: () => crypto.randomUUID(),
    storage: browserStorage.storage,
    clock: time.clock,
    random: () => 0.5,
  });
  return { session, server, browserStorage, ...time };
}
