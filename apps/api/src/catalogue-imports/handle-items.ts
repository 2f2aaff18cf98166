import type { WebsiteTransaction } from '../db/with-website.ts';
import { findOwnedProducts } from '../owned-products/owned-product.repository.ts';
import { type Decided, decideItem } from './decide-item.ts';
import { findTargets } from './find-targets.ts';
import type { HandledItem, ItemRow } from './handled-item.ts';
import type { Storing } from './import-call.ts';
import type { StoredItem } from './store-item.ts';
import { storeValues } from './store-values.ts';
import { decideUndo, undoContent } from './undo-item.ts';

/** Decides what would become of products, and stores none. */
export async function planItems(
  tx: WebsiteTransaction,
  call: Storing,
  rows: readonly ItemRow[],
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

/** Takes back what was stored, the last row first; what cannot be taken back says why. */
export async function undoItems(
  tx: WebsiteTransaction,
  call: Storing,
  rows: readonly ItemRow[],
): Promise<HandledItem[]> {
  const find = async (ids: readonly string[]) => findOwnedProducts(tx, call.websiteId, ids);
  const ids = rows.map(({ product_id }) => product_id).filter(Boolean);
  const products = new Map((await find(ids)).map((one) => [one.id, one]));
  const handled: HandledItem[] = [];
  let together: Pick<StoredItem, 'productId' | 'values'>[] = [];
  const store = async (): Promise<void> => {
    await storeValues(tx, call, together, 'undone');
    together = [];
  };
  const touched = new Set<string>();
  for (const { place, item, product_id, undo, messages } of rows) {
    if (!undo) continue;
    let product = products.get(product_id);
    if (touched.has(product_id)) {
      await store();
      [product] = await find([product_id]);
    }
    touched.add(product_id);
    const decided = decideUndo(call, product, undo);
    if ('product' in decided && !decided.content) {
      together.push({ productId: decided.product.id, values: decided.values });
      continue;
    }
    const text = 'product' in decided ? await undoContent(tx, call, decided) : decided.problem;
    if (text) handled.push({ place, messages: [...messages, { row: item.row, column: '', text }] });
  }
  await store();
  return handled;
}

/** What was decided about a product, to be stored with it. */
export function handledItem(
  { place }: ItemRow,
  { target, outcome, messages, changes }: Decided,
): HandledItem {
  return { place, outcome, product_id: target.product?.id ?? '', messages, changes: [...changes] };
}

/** A product whose rich text was refused. */
export function refusedItem({ place, refused }: ItemRow): HandledItem {
  return { place, outcome: 'refused', messages: refused ?? [], changes: [] };
}
