import { failedWith } from '../../../queries/call-api.ts';
import {
  fetchImport,
  postCreateImport,
  postImportItems,
  postImportStep,
  type SentItem,
} from '../../../queries/import-queries.ts';
import { retried } from '../retried.ts';
import { chunksOf } from './chunk-items.ts';

interface Sending {
  readonly websiteId: string;
  readonly name: string;
  readonly clearsEmpty: boolean;
  readonly items: readonly SentItem[];
  /** The same for each try, so that a repeated one goes on with the same import. */
  readonly key: string;
  readonly signal: AbortSignal;
  readonly onStarted: (id: string) => void;
  readonly onSent: (count: number) => void;
}

/** Sends the products of a file and has them compared with the catalogue; returns the id of the import. */
export async function sendImport(sending: Sending): Promise<string> {
  const { websiteId, name, clearsEmpty, key, signal, onStarted } = sending;
  const file = { name, clears_empty: clearsEmpty };
  const started = await retried(() => postCreateImport(websiteId, file, key), signal);
  const { id, state, items } = started.import;
  onStarted(id);
  if (state !== 'filling') return id;
  try {
    await fill(sending, id, items);
    await retried(() => postImportStep(websiteId, id, 'plan'), signal);
  } catch (error) {
    if (!failedWith(error, 'conflict')) throw error;
    // A call whose reply was lost may have been the last one; its screen says how the import is.
    if ((await fetchImport(websiteId, id)).state === 'filling') throw error;
  }
  return id;
}

/** Sends what an import does not have yet. */
async function fill({ websiteId, items, signal, onSent }: Sending, id: string, begin: number): Promise<void> {
  let at = begin;
  onSent(at);
  for (const chunk of chunksOf(items.slice(begin))) {
    const from = at;
    await retried(() => postImportItems(websiteId, id, from, chunk), signal);
    at += chunk.length;
    onSent(at);
  }
}
