import { STANDARD_VERSION } from '@etalage/api-contract';
import { dashboard, type Caller } from './owner.ts';

interface Opened {
  revision: number;
}
interface Versions {
  versions: { revision: number }[];
}

/** A call of an owner about the empty website. */
async function sendForEmpty<Reply>(page: Caller, call: string, data: object = {}): Promise<Reply> {
  const reply = await page.request.post(`${dashboard}/api/services/websites/v1/${call}`, {
    data: { website_id: 'leeg', project_id: 'leeg', ...data },
    headers: { origin: dashboard },
  });
  return (await reply.json()) as Reply;
}

/**
 * Publishes again what a part of the empty website was before its first change, so that a test does not depend on what a
 * test before it, or its own first attempt, left behind.
 */
export async function resetPart(page: Caller, part: 'texts' | 'look' | 'cookies'): Promise<void> {
  const { versions } = await sendForEmpty<Versions>(page, `${part}/versions`);
  if (!versions.some(({ revision }) => revision === 0)) return;
  const { revision: base_revision } = await sendForEmpty<Opened>(page, `${part}/open`);
  const { revision } = await sendForEmpty<Opened>(page, `${part}/restore`, { base_revision, version: 0 });
  await sendForEmpty(page, `${part}/publish`, { revision });
}

/** Makes a page without blocks on the empty website that is not published, and returns its id and path. */
export async function makeEmptyPage(page: Caller, title: string): Promise<{ id: string; path: string }> {
  const path = `/proef-${crypto.randomUUID()}`;
  const { id } = await sendForEmpty<{ id: string }>(page, 'pages/create', { title, path });
  return { id, path };
}

/** Publishes a page without blocks on the empty website, and returns its path. */
export async function publishEmptyPage(page: Caller, title = 'Proef'): Promise<string> {
  const { id, path } = await makeEmptyPage(page, title);
  await publishForEmpty(page, { document_kind: 'page', document_id: id });
  return path;
}

/** Publishes a page with a text on the empty website, and returns its path. */
export async function publishTextPage(page: Caller, text: string): Promise<string> {
  const { id, path } = await makeEmptyPage(page, 'Proef');
  const key: Key = { document_kind: 'page', document_id: id };
  const blocks = [
    { id: 'sectie', type: 'sectionContent', version: 1, data: {}, slots: { content: ['tekst'] } },
    { id: 'tekst', type: 'paragraph', version: 1, data: { text }, slots: {} },
  ];
  await saveForEmpty(page, key, [
    { type: 'insertBlock', blocks, place: { parent: null, slot: '', index: 0 } },
  ]);
  await publishForEmpty(page, key);
  return path;
}

interface Key {
  document_kind: 'page' | 'template';
  document_id: string;
}

/** Publishes the draft of a document of the empty website. */
async function publishForEmpty(page: Caller, key: Key): Promise<void> {
  const { revision } = await sendForEmpty<Opened>(page, 'documents/open', key);
  await sendForEmpty(page, 'documents/publish', { ...key, revision });
}

/** Gives the empty website a header with a menu, or without an id the standard one again; published. */
export async function publishHeader(page: Caller, menu?: string): Promise<void> {
  const key: Key = { document_kind: 'template', document_id: 'header' };
  interface Draft extends Opened {
    document: { root: string[]; blocks: Record<string, object> };
  }
  const { document, revision: base_revision } = await sendForEmpty<Draft>(page, 'documents/open', key);
  if (menu === undefined) {
    await sendForEmpty(page, 'documents/restore', { ...key, version_id: STANDARD_VERSION, base_revision });
  } else {
    const place = { parent: null, slot: '', index: 0 };
    const removed = document.root.map((id) => ({
      type: 'removeBlock',
      blocks: [document.blocks[id]],
      place,
    }));
    const id = crypto.randomUUID();
    const block = { id, type: 'headerOne', version: 1, data: { main_menu_menu: menu }, slots: {} };
    await saveForEmpty(page, key, [...removed, { type: 'insertBlock', blocks: [block], place }]);
  }
  await publishForEmpty(page, key);
}

/** Adds a page to the empty website with one picture block in a section, of which nothing is published yet. */
export async function makePicturePage(page: Caller, title: string): Promise<{ id: string; path: string }> {
  const { id, path } = await makeEmptyPage(page, title);
  const blocks = [
    { id: 'sectie', type: 'sectionContent', version: 1, data: {}, slots: { content: ['beeld'] } },
    { id: 'beeld', type: 'image', version: 1, data: {}, slots: {} },
  ];
  const operations = [{ type: 'insertBlock', blocks, place: { parent: null, slot: '', index: 0 } }];
  await saveForEmpty(page, { document_kind: 'page', document_id: id }, operations);
  return { id, path };
}

/** Saves operations on the draft of a document of the empty website, as one step. */
async function saveForEmpty(page: Caller, key: Key, operations: readonly object[]): Promise<void> {
  const { revision } = await sendForEmpty<Opened>(page, 'documents/open', key);
  const step = { id: crypto.randomUUID(), kind: 'do', of: null, label: 'designer_step_insert', operations };
  const saving = { client: crypto.randomUUID(), sequence: 1, base_revision: revision, steps: [step] };
  await sendForEmpty(page, 'documents/save', { ...key, ...saving });
}

/** Makes a template on the empty website, and a page whose draft shows it. */
export async function makeTemplatePage(page: Caller, template: string, title: string): Promise<void> {
  const { id } = await sendForEmpty<{ id: string }>(page, 'templates/create', { title: template });
  const made = await makeEmptyPage(page, title);
  const block = { id: 'deel', type: 'templatePartial', version: 1, data: { template: id }, slots: {} };
  const operations = [{ type: 'insertBlock', blocks: [block], place: { parent: null, slot: '', index: 0 } }];
  await saveForEmpty(page, { document_kind: 'page', document_id: made.id }, operations);
}

/** Publishes a text above what a fixed part of the empty website shows. */
export async function publishAbovePart(page: Caller, part: string, text: string): Promise<void> {
  const key: Key = { document_kind: 'template', document_id: part };
  const id = crypto.randomUUID();
  const blocks = [
    { id, type: 'sectionContent', version: 1, data: {}, slots: { content: [`${id}-tekst`] } },
    { id: `${id}-tekst`, type: 'paragraph', version: 1, data: { text }, slots: {} },
  ];
  const place = { parent: null, slot: '', index: 0 };
  await saveForEmpty(page, key, [{ type: 'insertBlock', blocks, place }]);
  await publishForEmpty(page, key);
}
