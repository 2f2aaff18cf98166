import type { OwnedProductContent, SheetPieces } from '@etalage/shop-domain';
import type { Message } from '../calls/api-error.ts';
import { ApiError } from '../calls/api-error.ts';
import type { ImportUndo } from '../db/tables/catalogue-imports.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { contentOf, type StoredProduct } from '../owned-products/owned-product.mapper.ts';
import { isSame } from '../owned-products/product-changes.ts';
import { valuesOf, valuesProblem, withPart } from '../owned-products/product-values.ts';
import { saveContent } from '../owned-products/save-content.ts';
import type { Storing } from './store-item.ts';
import { storeValues } from './store-values.ts';

/**
 * Takes back what an import made of a product; returns why it cannot. Pieces that were sold meanwhile stay sold. A new
 * product goes to the archive.
 */
export async function undoItem(
  tx: WebsiteTransaction,
  call: Storing,
  product: StoredProduct | undefined,
  undo: ImportUndo,
): Promise<Message | undefined> {
  if (!product) return { key: 'product_gone' };
  const content = contentOf(product);
  const earlier = contentBefore(content, undo);
  if (!earlier) return { key: 'product_changed_since' };
  const pieces = piecesBefore(product, undo);
  const part = {
    ...(pieces.whole !== undefined && { on_hand: pieces.whole }),
    ...(Object.keys(pieces.variants).length > 0 && { variant_on_hand: pieces.variants }),
  };
  const problem =
    undo.before === null ? undefined : valuesProblem(withPart(valuesOf(product), part), product);
  if (problem) return problem;
  try {
    // Pieces first: they are of variants that the earlier content may not have.
    if (undo.before !== null)
      await storeValues(tx, call, [{ productId: product.id, values: part }], 'undone');
    const save = { ...call, priceMode: call.shop.price_mode, action: 'undone' as const };
    await saveContent(tx, save, product, earlier);
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return Object.values(error.fields ?? {}).flat()[0] ?? { key: 'product_changed_since' };
  }
}

/** A product as it was before an import; undefined when it was changed since. Pictures may have been fetched since. */
function contentBefore(
  content: OwnedProductContent,
  { before, after }: ImportUndo,
): OwnedProductContent | undefined {
  const keys = (Object.keys(after) as (keyof OwnedProductContent)[]).filter((key) => key !== 'images');
  const isArchived = before === null && content.status === 'archived';
  // It was taken back already.
  if (isArchived || (before !== null && keys.every((key) => isSame(content[key], before[key]))))
    return content;
  const isOurs = keys.every((key) => key === 'url' || isSame(content[key], after[key]));
  if (!isOurs) return undefined;
  return before === null ? { ...content, status: 'archived', publish_at: null } : { ...content, ...before };
}

/** The pieces of a product less what its import added. */
function piecesBefore(
  product: StoredProduct,
  { pieces_before: before, pieces_after: after }: ImportUndo,
): SheetPieces {
  const { on_hand, variant_on_hand } = valuesOf(product);
  const whole = before.whole === undefined ? undefined : (on_hand ?? 0) + before.whole - (after.whole ?? 0);
  const variants = Object.entries(before.variants)
    .filter(([id]) => id in variant_on_hand)
    .map(([id, count]) => [id, (variant_on_hand[id] ?? 0) + count - (after.variants[id] ?? 0)] as const);
  return {
    ...(whole !== undefined && { whole: Math.max(0, whole) }),
    variants: Object.fromEntries(variants),
  };
}
