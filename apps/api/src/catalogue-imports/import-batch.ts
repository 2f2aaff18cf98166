import type { WebsiteTransaction } from '../db/with-website.ts';
import type { HandledItem } from './handled-item.ts';
import type { Storing } from './import-call.ts';
import { type StoredItem, storeTogether } from './store-item.ts';
import { piecesUndo, storeValues } from './store-values.ts';

type Pending = Omit<HandledItem, 'undo'> & StoredItem;

/** Products of a sheet that are handled together, in as few statements as their order allows. */
export interface Batch {
  /** With the shop as it is after what products named was made. */
  call: Storing;
  readonly handled: HandledItem[];
  /** Products of which something waits for that of others. */
  pending: Pending[];
  /** The addresses of those that are not stored yet. */
  readonly reserved: Set<string>;
  /** What products were found by that this batch changed. */
  readonly touched: Set<string>;
}

export const openBatch = (call: Storing): Batch => ({
  call,
  handled: [],
  pending: [],
  reserved: new Set(),
  touched: new Set(),
});

/** Stores what was left of products, with their values and pieces. */
export async function storePending(tx: WebsiteTransaction, batch: Batch): Promise<void> {
  const { call, pending } = batch;
  await storeTogether(tx, call, pending);
  const found = await storeValues(tx, call, pending);
  for (const {
    productId,
    values: _values,
    created: _created,
    pictures: _pictures,
    undo,
    ...item
  } of pending) {
    batch.handled.push({
      ...item,
      product_id: productId,
      undo: { ...undo, ...piecesUndo(found, productId) },
    });
  }
  batch.pending = [];
  batch.reserved.clear();
}
