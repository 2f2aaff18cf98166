import type { SheetPieces } from '@etalage/shop-domain';
import { recordChange } from '../audit/audit.repository.ts';
import { newId } from '../db/new-id.ts';
import type { ImportUndo } from '../db/tables/catalogue-imports.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { withSavepoint } from '../db/with-savepoint.ts';
import { insertProduct } from '../owned-products/insert-product.ts';
import { productChange } from '../owned-products/product-changes.ts';
import { type ValueKey, valueKeys } from '../owned-products/product-values.ts';
import { saveContent } from '../owned-products/save-content.ts';
import { queuePictures } from '../picture-imports/queue-pictures.ts';
import type { Decided } from './decide-item.ts';
import type { Storing } from './import-call.ts';

/** A product of which content is stored, with the values and pieces that are stored together with those of others. */
export interface StoredItem {
  readonly productId: string;
  /** Of `ProductValues`. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly undo: Pick<ImportUndo, 'before' | 'after'>;
}

/**
 * Stores the content of a product of a sheet that was decided on, and queues its pictures; prices and pieces of one that is
 * there come after. Throws an ApiError, with nothing stored, when the product may not become that.
 */
export async function storeItem(
  tx: WebsiteTransaction,
  call: Storing,
  decided: Decided,
): Promise<StoredItem> {
  const stored = await storeContent(tx, call, decided);
  const { pictures } = decided.applied;
  if (pictures.length === 0) return stored;
  const named = pictures.map(({ isWaiting: _isWaiting, ...picture }) => ({
    ...picture,
    product_id: stored.productId,
  }));
  await queuePictures(tx, call.websiteId, call, named);
  const { before } = stored.undo;
  // They are added later, so an import that is taken back gives the present ones back.
  return before === null
    ? stored
    : { ...stored, undo: { ...stored.undo, before: { images: decided.before.images, ...before } } };
}

async function storeContent(
  tx: WebsiteTransaction,
  call: Storing,
  { target, before, applied }: Decided,
): Promise<StoredItem> {
  const { product } = target;
  const { content, pieces } = applied;
  if (!product) {
    const productId = await create(tx, call, content);
    return { productId, values: piecesPart(pieces), undo: { before: null, after: content } };
  }
  const change = productChange(before, content);
  const undo = { before: change?.before ?? {}, after: change?.after ?? {} };
  const changed = change?.after ?? {};
  const areValues = Object.keys(changed).every((key) => valueKeys.includes(key as ValueKey));
  const values = { ...(areValues && changed), ...piecesPart(pieces) };
  if (areValues) return { productId: product.id, values, undo };
  const save = { ...call, priceMode: call.shop.price_mode, action: 'imported' as const };
  await withSavepoint(tx, () => saveContent(tx, save, product, content));
  return { productId: product.id, values, undo };
}

function piecesPart({ whole, variants }: SheetPieces): Record<string, unknown> {
  return {
    ...(whole !== undefined && { on_hand: whole }),
    ...(Object.keys(variants).length > 0 && { variant_on_hand: variants }),
  };
}

async function create(
  tx: WebsiteTransaction,
  { websiteId, shop }: Storing,
  content: Decided['before'],
): Promise<string> {
  const id = newId();
  await insertProduct(tx, { websiteId, id, priceMode: shop.price_mode }, content, content.url);
  return id;
}

/** Records the products that were added, in one statement. */
export async function recordAdded(
  tx: WebsiteTransaction,
  { websiteId, member }: Pick<Storing, 'websiteId' | 'member'>,
  items: readonly StoredItem[],
): Promise<void> {
  const changes = items
    .filter(({ undo }) => undo.before === null)
    .map(({ productId, undo: { after } }) => ({
      subjectId: productId,
      before: null,
      after: { title: after.title, price_cents: after.price_cents },
    }));
  await recordChange(tx, websiteId, member, { kind: 'product', action: 'imported', changes });
}
