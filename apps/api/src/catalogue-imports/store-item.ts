import type { SheetPieces } from '@etalage/shop-domain';
import { recordChange } from '../audit/audit.repository.ts';
import { newId } from '../db/new-id.ts';
import type { ImportUndo } from '../db/tables/catalogue-imports.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { withSavepoint } from '../db/with-savepoint.ts';
import { insertProducts, newPath } from '../owned-products/insert-product.ts';
import type { NewProduct } from '../owned-products/new-product.ts';
import { productChange } from '../owned-products/product-changes.ts';
import { type ValueKey, valueKeys } from '../owned-products/product-values.ts';
import { saveContent } from '../owned-products/save-content.ts';
import { type NamedPicture, queuePictures } from '../picture-imports/queue-pictures.ts';
import type { Decided } from './decide-item.ts';
import type { Storing } from './import-call.ts';

/** A product of which content is stored, with what is stored together with that of others. */
export interface StoredItem {
  readonly productId: string;
  /** A product that is not there yet. */
  readonly created?: NewProduct;
  /** Pictures to be fetched. */
  readonly pictures: readonly NamedPicture[];
  /** Of `ProductValues`. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly undo: Pick<ImportUndo, 'before' | 'after'>;
}

/**
 * Stores the content of a product of a sheet that was decided on; new products, pictures, and prices and pieces of one that
 * is there come after, with `storeTogether`. Throws an ApiError, with nothing stored, when the product may not become that.
 * @param reserved the addresses of new products that are not stored yet
 */
export async function storeItem(
  tx: WebsiteTransaction,
  call: Storing,
  decided: Decided,
  reserved: ReadonlySet<string>,
): Promise<StoredItem> {
  const stored = await storeContent(tx, call, decided, reserved);
  const pictures = decided.applied.pictures.map(({ isWaiting: _isWaiting, ...picture }) => ({
    ...picture,
    product_id: stored.productId,
  }));
  const { before } = stored.undo;
  if (pictures.length === 0 || before === null) return { ...stored, pictures };
  // They are added later, so an import that is taken back gives the present ones back.
  const undo = { ...stored.undo, before: { images: decided.before.images, ...before } };
  return { ...stored, pictures, undo };
}

/** Stores what was left of several products, in a fixed number of statements. Each product is given once. */
export async function storeTogether(
  tx: WebsiteTransaction,
  call: Storing,
  items: readonly StoredItem[],
): Promise<void> {
  const { websiteId, shop } = call;
  const created = items.flatMap((item) => item.created ?? []);
  await insertProducts(tx, { websiteId, priceMode: shop.price_mode }, created);
  const pictures = items.flatMap((item) => item.pictures);
  if (pictures.length > 0) await queuePictures(tx, websiteId, call, pictures);
  await recordAdded(tx, call, items);
}

async function storeContent(
  tx: WebsiteTransaction,
  call: Storing,
  { target, before, applied }: Decided,
  reserved: ReadonlySet<string>,
): Promise<Omit<StoredItem, 'pictures'>> {
  const { product } = target;
  const { content, pieces } = applied;
  if (!product) {
    const id = newId();
    const url = await newPath(tx, call.websiteId, content, reserved);
    const created = { id, content: { ...content, url } };
    return { productId: id, created, values: piecesPart(pieces), undo: { before: null, after: content } };
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

/** Records the products that were added, in one statement. */
async function recordAdded(
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
