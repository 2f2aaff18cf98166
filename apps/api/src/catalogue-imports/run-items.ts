import type { WebsiteTransaction } from '../db/with-website.ts';
import { ApiError } from '../calls/api-error.ts';
import { addedNotes, freshNotes } from './add-property-values.ts';
import { type Decided, decideItem } from './decide-item.ts';
import { findTargets, keysOf, pathOf, type Target } from './find-targets.ts';
import { handledItem, refusedItem } from './handle-items.ts';
import type { HandledItem, ItemRow } from './handled-item.ts';
import { type Batch, openBatch, storePending } from './import-batch.ts';
import type { Storing } from './import-call.ts';
import { lacksSomething, madeNotes, makeFor, makeMissing } from './make-missing.ts';
import { type StoredItem, storeItem } from './store-item.ts';

/** Stores products, each as a whole or not at all. One of them may be what the next one stands for. */
export async function runItems(
  tx: WebsiteTransaction,
  call: Storing,
  rows: readonly ItemRow[],
): Promise<HandledItem[]> {
  const items = rows.map(({ item }) => item);
  const targets = await findTargets(tx, call.websiteId, items);
  const made = await makeMissing(
    tx,
    call,
    targets.filter((_, at) => !rows[at]?.refused),
  );
  const batch = openBatch(made.call);
  for (const [at, row] of rows.entries()) {
    const target = targets[at];
    if (row.refused || !target) batch.handled.push(refusedItem(row));
    else await runItem(tx, batch, { row, found: target, notes: made.notes.get(row.item.row) });
  }
  await storePending(tx, batch);
  return batch.handled;
}

interface Row {
  readonly row: ItemRow;
  readonly found: Target;
  readonly notes: HandledItem['messages'] | undefined;
}

async function runItem(tx: WebsiteTransaction, batch: Batch, { row, found, notes }: Row): Promise<void> {
  const target = await targetNow(tx, batch, { row, found });
  const decided = await decideWithMade(tx, batch, target);
  const item = withNotes(handledItem(row, decided), notes);
  if (decided.outcome === 'refused' || decided.outcome === 'unchanged') {
    batch.handled.push(item);
    return;
  }
  const stored = await storeOrRefuse(tx, batch, decided);
  if ('messages' in stored) {
    batch.handled.push({ ...item, outcome: 'refused', ...stored, changes: [] });
    return;
  }
  for (const key of [...keysOf(target), ...keysOf({ item: target.item, product: decided.applied.content })])
    batch.touched.add(key);
  if (stored.created) batch.reserved.add(stored.created.content.url);
  batch.pending.push({ ...item, ...stored });
}

/** The product that a row stands for after the rows before it. */
async function targetNow(
  tx: WebsiteTransaction,
  batch: Batch,
  { row, found }: Omit<Row, 'notes'>,
): Promise<Target> {
  if (keysOf(found).some((key) => batch.touched.has(key))) {
    await storePending(tx, batch);
    const [again] = await findTargets(tx, batch.call.websiteId, [row.item]);
    return again ?? found;
  }
  // An address that was made of the title of another product is taken.
  if (batch.reserved.has(pathOf(row.item) ?? '')) await storePending(tx, batch);
  return found;
}

function withNotes(item: HandledItem, notes: HandledItem['messages'] = []): HandledItem {
  return { ...item, messages: [...notes, ...item.messages] };
}

/** Stores a product; the reasons when the rules of products refuse what the rules of sheets let through. */
async function storeOrRefuse(
  tx: WebsiteTransaction,
  { call, reserved }: Batch,
  decided: Decided,
): Promise<StoredItem | Pick<HandledItem, 'messages'>> {
  try {
    return await storeItem(tx, call, decided, reserved);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { row } = decided.target.item;
    const texts = Object.values(error.fields ?? {}).flat();
    return { messages: texts.map((text) => ({ row, column: '', text })) };
  }
}

/** Decides about a product after what it names and was not made with that of the others was made. */
async function decideWithMade(tx: WebsiteTransaction, batch: Batch, target: Target): Promise<Decided> {
  const { call } = batch;
  const decided = await decideItem(tx, call, target);
  const { missing } = decided.applied;
  if (decided.outcome === 'refused' || !lacksSomething(decided.applied)) return decided;
  // A new category takes an address that is free.
  await storePending(tx, batch);
  batch.call = await makeFor(tx, call, decided.applied);
  const again = await decideItem(tx, batch.call, target);
  const { row } = target.item;
  const made = madeNotes(
    row,
    missing.filter((path) => !again.applied.missing.includes(path)),
  );
  const values = [...addedNotes(row, decided.applied, call.shop), ...freshNotes(row, decided.applied)];
  return { ...again, messages: [...made, ...values, ...again.messages] };
}
