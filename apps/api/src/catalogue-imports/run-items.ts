import type { WebsiteTransaction } from '../db/with-website.ts';
import { ApiError } from '../calls/api-error.ts';
import { addedNotes } from './add-property-values.ts';
import { type Decided, decideItem } from './decide-item.ts';
import { findTargets, keysOf, type Target } from './find-targets.ts';
import { handledItem, refusedItem } from './handle-items.ts';
import type { HandledItem, ItemRow } from './handled-item.ts';
import type { Storing } from './import-call.ts';
import { madeNotes, makeFor, makeMissing } from './make-missing.ts';
import { recordAdded, type StoredItem, storeItem } from './store-item.ts';
import { piecesUndo, storeValues } from './store-values.ts';

type Pending = Omit<HandledItem, 'undo'> & StoredItem;

/** Stores products, each as a whole or not at all. One of them may be what the next one stands for. */
export async function runItems(
  tx: WebsiteTransaction,
  call: Storing,
  rows: readonly ItemRow[],
): Promise<HandledItem[]> {
  const items = rows.map(({ item }) => item);
  const targets = await findTargets(tx, call.websiteId, items);
  const handled: HandledItem[] = [];
  let pending: Pending[] = [];
  const made = await makeMissing(
    tx,
    call,
    targets.filter((_, at) => !rows[at]?.refused),
  );
  let current = made.call;
  const touched = new Set<string>();
  const store = async (): Promise<void> => {
    handled.push(...(await withValues(tx, current, pending)));
    pending = [];
  };
  for (const [at, row] of rows.entries()) {
    let target = targets[at];
    if (row.refused || !target) {
      handled.push(refusedItem(row));
      continue;
    }
    if (keysOf(target).some((key) => touched.has(key))) {
      await store();
      const [again] = await findTargets(tx, call.websiteId, [row.item]);
      target = again ?? target;
    }
    const { decided, next } = await decideWithMade(tx, current, target);
    current = next;
    const item = withNotes(handledItem(row, decided), made.notes.get(row.item.row));
    if (decided.outcome === 'refused' || decided.outcome === 'unchanged') {
      handled.push(item);
      continue;
    }
    const stored = await storeOrRefuse(tx, current, decided);
    if ('messages' in stored) {
      handled.push({ ...item, outcome: 'refused', ...stored, changes: [] });
      continue;
    }
    for (const key of [...keysOf(target), ...keysOf({ item: target.item, product: decided.applied.content })])
      touched.add(key);
    pending.push({ ...item, ...stored });
  }
  await store();
  return handled;
}

function withNotes(item: HandledItem, notes: HandledItem['messages'] = []): HandledItem {
  return { ...item, messages: [...notes, ...item.messages] };
}

/** Stores a product; the reasons when the rules of products refuse what the rules of sheets let through. */
async function storeOrRefuse(
  tx: WebsiteTransaction,
  call: Storing,
  decided: Decided,
): Promise<StoredItem | Pick<HandledItem, 'messages'>> {
  try {
    return await storeItem(tx, call, decided);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { row } = decided.target.item;
    const texts = Object.values(error.fields ?? {}).flat();
    return { messages: texts.map((text) => ({ row, column: '', text })) };
  }
}

/** Decides about a product after what it names and was not made with that of the others was made. */
async function decideWithMade(
  tx: WebsiteTransaction,
  call: Storing,
  target: Target,
): Promise<{ decided: Decided; next: Storing }> {
  const decided = await decideItem(tx, call, target);
  const { missing, added } = decided.applied;
  if (decided.outcome === 'refused' || missing.length + added.length === 0) return { decided, next: call };
  const next = await makeFor(tx, call, { missing, added });
  const again = await decideItem(tx, next, target);
  const { row } = target.item;
  const made = madeNotes(
    row,
    missing.filter((path) => !again.applied.missing.includes(path)),
  );
  const values = addedNotes(row, decided.applied, call.shop);
  return { decided: { ...again, messages: [...made, ...values, ...again.messages] }, next };
}

/** Stores the values and pieces of products together. */
async function withValues(
  tx: WebsiteTransaction,
  call: Storing,
  pending: readonly Pending[],
): Promise<HandledItem[]> {
  await recordAdded(tx, call, pending);
  const found = await storeValues(tx, call, pending);
  return pending.map(({ productId, values: _values, undo, ...item }) => ({
    ...item,
    product_id: productId,
    undo: { ...undo, ...piecesUndo(found, productId) },
  }));
}
