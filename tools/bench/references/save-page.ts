import { endpoints } from '@etalage/api-contract';
import type { OwnerLane } from '../files/owner-lane.ts';
import { WEBSITE } from './fill-pages.ts';

const ids = { website_id: WEBSITE, project_id: WEBSITE };

interface Opened {
  readonly revision: number;
  readonly document: { readonly blocks: Readonly<Record<string, { type: string; data: { text?: string } }>> };
}

/** Saves the first text of a page again and again, as the designer does while an owner types. */
export async function openSaving(lane: OwnerLane, page: string): Promise<() => Promise<number>> {
  const key = { document_kind: 'page', document_id: page };
  const { reply } = await lane.call(endpoints.openDocument.path, { ...ids, ...key });
  const { revision, document } = reply as Opened;
  const [id, block] = Object.entries(document.blocks).find(([, { type }]) => type === 'paragraph') ?? [];
  if (id === undefined || !block) throw new Error(`${page} has no text`);
  let text = block.data.text ?? '';
  let base = revision;
  let sequence = 0;
  return async () => {
    const to = `<p>${'Een zin die steeds verandert. '.repeat(3)}${sequence}</p>`;
    const operations = [{ type: 'setData', id, changes: { text: { from: text, to } } }];
    const steps = [{ id: `s${sequence}`, kind: 'do', of: null, label: 'x', operations }];
    sequence += 1;
    const save = { ...ids, ...key, client: `bench-${page}`, sequence, base_revision: base, steps };
    const saved = await lane.call(endpoints.saveDocument.path, save);
    base = (saved.reply as { revision: number }).revision;
    text = to;
    return saved.bytes;
  };
}
