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

/** Adds a page to the empty website with one picture block in a section, of which nothing is published yet. */
export async function makePicturePage(page: Caller, title: string): Promise<{ id: string; path: string }> {
  const path = `/proef-${crypto.randomUUID()}`;
  const { id } = await sendForEmpty<{ id: string }>(page, 'pages/create', { title, path });
  const key = { document_kind: 'page', document_id: id };
  const { revision } = await sendForEmpty<Opened>(page, 'documents/open', key);
  const blocks = [
    { id: 'sectie', type: 'sectionContent', version: 1, data: {}, slots: { content: ['beeld'] } },
    { id: 'beeld', type: 'image', version: 1, data: {}, slots: {} },
  ];
  const operations = [{ type: 'insertBlock', blocks, place: { parent: null, slot: '', index: 0 } }];
  const step = { id: crypto.randomUUID(), kind: 'do', of: null, label: 'designer_step_insert', operations };
  const saving = { client: crypto.randomUUID(), sequence: 1, base_revision: revision, steps: [step] };
  await sendForEmpty(page, 'documents/save', { ...key, ...saving });
  return { id, path };
}

/** Publishes a page without blocks on the empty website, and returns its path. */
export async function publishEmptyPage(page: Caller): Promise<string> {
  const path = `/proef-${crypto.randomUUID()}`;
  const { id } = await sendForEmpty<{ id: string }>(page, 'pages/create', { title: 'Proef', path });
  const key = { document_kind: 'page', document_id: id };
  const { revision } = await sendForEmpty<Opened>(page, 'documents/open', key);
  await sendForEmpty(page, 'documents/publish', { ...key, revision });
  return path;
}
