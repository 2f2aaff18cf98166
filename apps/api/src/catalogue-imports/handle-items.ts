import type { WebsiteTransaction } from '../db/with-website.ts';
import { findOwnedProducts } from '../owned-products/owned-product.repository.ts';
import type { Cleaned } from './clean-items.ts';
import { createCategories } from './create-categories.ts';
import { type Decided, decideItem } from './decide-item.ts';
import { findSheetShop, readingOf } from './find-shop.ts';
import { findTargets } from './find-targets.ts';
import type { HandledItem, ItemRow } from './handled-item.ts';
import { type Storing, storeItem } from './store-item.ts';
import { undoItem } from './undo-item.ts';

type CleanRow = Cleaned<ItemRow>;

/** Decides what would become of products, and stores none. */
export async function planItems(
  tx: WebsiteTransaction,
  call: Storing,
  rows: readonly CleanRow[],
): Promise<HandledItem[]> {
  const targets = await findTargets(
    tx,
    call.websiteId,
    rows.map(({ item }) => item),
  );
  const handled: HandledItem[] = [];
  for (const [at, row] of rows.entries()) {
    const target = targets[at];
    if (!target) continue;
    handled.push(row.refused ? refusedItem(row) : handledItem(row, await decideItem(tx, call, target)));
  }
  return handled;
}

/** Stores products, each as a whole or not at all. One of them may be what the next one stands for. */
export async function runItems(
  tx: WebsiteTransaction,
  call: Storing,
  rows: readonly CleanRow[],
): Promise<HandledItem[]> {
  const handled: HandledItem[] = [];
  let current = call;
  for (const row of rows) {
    if (row.refused) {
      handled.push(refusedItem(row));
      continue;
    }
    const [target] = await findTargets(tx, call.websiteId, [row.item]);
    if (!target) continue;
    let decided = await decideItem(tx, current, target);
    if (decided.outcome !== 'refused' && decided.applied.missing.length > 0) {
      await createCategories(tx, current, decided.applied.missing);
      const shop = await findSheetShop(tx, call.websiteId);
      const { pictures, clearsEmpty } = call.reading;
      current = { ...call, shop, reading: readingOf(shop, pictures, clearsEmpty) };
      decided = await decideItem(tx, current, target);
    }
    const item = handledItem(row, decided);
    if (decided.outcome === 'created' || decided.outcome === 'changed') {
      const { productId, undo } = await storeItem(tx, current, decided);
      handled.push({ ...item, product_id: productId, undo });
    } else {
      handled.push(item);
    }
  }
  return handled;
}

/** Takes back what was stored; what cannot be taken back says why. */
export async function undoItems(
  tx: WebsiteTransaction,
  call: Storing,
  rows: readonly ItemRow[],
): Promise<HandledItem[]> {
  const ids = rows.map(({ product_id }) => product_id).filter(Boolean);
  const products = new Map((await findOwnedProducts(tx, call.websiteId, ids)).map((one) => [one.id, one]));
  const handled: HandledItem[] = [];
  for (const { place, item, product_id, undo, messages } of rows) {
    if (!undo) continue;
    const problem = await undoItem(tx, call, products.get(product_id), undo);
    if (problem)
      handled.push({ place, messages: [...messages, { row: item.row, column: '', text: problem }] });
  }
  return handled;
}

function handledItem({ place }: CleanRow, { target, outcome, messages, changes }: Decided): HandledItem {
  return { place, outcome, product_id: target.product?.id ?? '', messages, changes: [...changes] };
}

function refusedItem({ place, refused = [] }: CleanRow): HandledItem {
  return { place, outcome: 'refused', messages: refused, changes: [] };
}
