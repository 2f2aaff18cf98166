import {
  appendFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import {
  type Operation,
  type PageDocument,
  applyOperations,
  insertBlock,
  moveBlock,
  removeBlock,
  setData,
} from '@etalage/site-model';
import { endpoints } from '@etalage/api-contract';
import { newId } from '../../db/new-id.ts';
import { TEST_SHOP, testOwner } from '../test-shop/insert-test-shop.ts';

// Arguments: address of the dashboard, folder. An editor per page saves one step after another. Each request is written
// to a file before it is sent; an acknowledged save is written to the log and flushed to disk. Ends when the server is
// gone; the next run starts by resending the requests without a reply.
const [url = '', folder = ''] = process.argv.slice(2);
const ids = { website_id: TEST_SHOP, project_id: TEST_SHOP };
const log = openSync(`${folder}/acknowledged.log`, 'a');
let cookie = '';

async function post(path: string, body: object): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify(body),
  });
}

async function call<Reply>(path: string, body: object): Promise<Reply> {
  const reply = await post(path, { ...ids, ...body });
  const answer = (await reply.json()) as Reply;
  if (!reply.ok) {
    appendFileSync(`${folder}/refused.log`, `${JSON.stringify(answer)}\n`);
    throw new Error('refused');
  }
  return answer;
}

interface Saving {
  readonly document_id: string;
  readonly client: string;
  readonly sequence: number;
  readonly steps: readonly { readonly id: string }[];
}

async function send(saving: Saving): Promise<number> {
  writeFileSync(`${folder}/${saving.document_id}.pending`, JSON.stringify(saving));
  const { revision } = await call<{ revision: number }>(endpoints.saveDocument.path, saving);
  const { document_id, client, sequence, steps } = saving;
  const line = { document_id, client, sequence, revision, steps: steps.map(({ id }) => id) };
  writeSync(log, `${JSON.stringify(line)}\n`);
  fsyncSync(log);
  return revision;
}

async function edit(pageId: string): Promise<never> {
  const key = { document_kind: 'page', document_id: pageId };
  const pending = `${folder}/${pageId}.pending`;
  if (existsSync(pending)) await send(JSON.parse(readFileSync(pending, 'utf8')) as Saving);
  const opened = await call<{ document: PageDocument; revision: number }>(endpoints.openDocument.path, key);
  let { document, revision } = opened;
  const client = newId();
  for (let sequence = 1; ; sequence++) {
    const steps = Array.from({ length: 1 + Math.floor(Math.random() * 3) }, () => {
      const operations = [randomOperation(document)];
      const applied = applyOperations(document, operations);
      if ('refused' in applied) throw new Error(applied.refused);
      document = applied.document;
      return { id: newId(), kind: 'do', of: null, label: 'x', operations };
    });
    revision = await send({ ...key, client, sequence, base_revision: revision, steps } as Saving);
  }
}

/** Inserts, removes, moves or changes a paragraph in the first section that contains blocks; sections stay. */
function randomOperation(document: PageDocument): Operation {
  const parent = document.root.find((root) => document.blocks[root]?.slots['content'] !== undefined)!;
  const children = document.blocks[parent]?.slots['content'] ?? [];
  const own = children.filter((child) => document.blocks[child]?.type === 'paragraph');
  const id = own[Math.floor(Math.random() * own.length)];
  const kind = Math.random();
  const place = { parent, slot: 'content', index: Math.floor(Math.random() * children.length) };
  if (id === undefined || (kind < 0.3 && own.length < 100)) {
    const block = { id: newId(), type: 'paragraph', version: 1, data: { text: newId() }, slots: {} };
    return insertBlock([block], place);
  }
  if (kind < 0.45) return removeBlock(document, id)!;
  if (kind < 0.6) return moveBlock(document, id, place)!;
  return setData(document, id, { text: `<p>${newId()}</p>` })!;
}

let isSaving = false;
try {
  const signedIn = await post(endpoints.signIn.path, testOwner);
  cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const { pages } = await call<{ pages: { id: string }[] }>(endpoints.listPages.path, {});
  isSaving = true;
  console.log('saving');
  await Promise.all(pages.slice(0, 3).map(({ id }) => edit(id)));
} catch (error) {
  // After saving has started, the test kills the server, so an error is expected.
  if (isSaving) process.exit(0);
  throw error;
}
