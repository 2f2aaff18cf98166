import type { SheetPieces } from '@etalage/shop-domain';
import { recordChange } from '../audit/audit.repository.ts';
import type { Member } from '../calls/handler-context.ts';
import { newId } from '../db/new-id.ts';
import type { ImportUndo } from '../db/tables/catalogue-imports.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { applyValues } from '../owned-products/apply-values.ts';
import { insertProduct } from '../owned-products/insert-product.ts';
import { findOwnedProduct } from '../owned-products/owned-product.repository.ts';
import { productChange } from '../owned-products/product-changes.ts';
import { changedKeys, type ProductValues, valuesOf, withPart } from '../owned-products/product-values.ts';
import { saveContent } from '../owned-products/save-content.ts';
import type { Decided, Deciding } from './decide-item.ts';

/** What stores a product of a sheet. */
export interface Storing extends Deciding {
  readonly member: Pick<Member, 'id' | 'name'>;
  readonly now: Date;
}

/** Stores a product of a sheet that was decided on; returns its id, and what undoes it. */
export async function storeItem(
  tx: WebsiteTransaction,
  call: Storing,
  { target, before, applied }: Decided,
): Promise<{ productId: string; undo: ImportUndo }> {
  const { product } = target;
  const { content, pieces } = applied;
  const productId = product?.id ?? (await create(tx, call, content));
  if (product) {
    const save = { ...call, priceMode: call.shop.price_mode, action: 'imported' as const };
    await saveContent(tx, save, product, content);
  }
  const counted = await storePieces(tx, call, productId, pieces);
  const change = product ? productChange(before, content) : { before: null, after: content };
  return {
    productId,
    undo: {
      before: product ? (change?.before ?? {}) : null,
      after: change?.after ?? {},
      pieces_before: counted.before,
      pieces_after: counted.after,
    },
  };
}

async function create(
  tx: WebsiteTransaction,
  { websiteId, member, shop }: Storing,
  content: Decided['before'],
): Promise<string> {
  const id = newId();
  await insertProduct(tx, { websiteId, id, priceMode: shop.price_mode }, content, content.url);
  const { title, price_cents } = content;
  const changes = [{ subjectId: id, before: null, after: { title, price_cents } }];
  await recordChange(tx, websiteId, member, { kind: 'product', action: 'imported', changes });
  return id;
}

/** Stores the pieces of a product; returns those that changed, as they were and as they are. */
export async function storePieces(
  tx: WebsiteTransaction,
  { websiteId, member, shop }: Pick<Storing, 'websiteId' | 'member' | 'shop'>,
  productId: string,
  pieces: SheetPieces,
): Promise<{ before: SheetPieces; after: SheetPieces }> {
  const nothing = { before: { variants: {} }, after: { variants: {} } };
  if (pieces.whole === undefined && Object.keys(pieces.variants).length === 0) return nothing;
  const product = await findOwnedProduct(tx, websiteId, productId);
  if (!product) return nothing;
  const before = valuesOf(product);
  const values: ProductValues = withPart(before, {
    ...(pieces.whole !== undefined && { on_hand: pieces.whole }),
    variant_on_hand: pieces.variants,
  });
  if (changedKeys(before, values).length === 0) return nothing;
  await applyValues(tx, { websiteId, member, priceMode: shop.price_mode, action: 'imported' }, [
    { product, values },
  ]);
  const part = ({ on_hand, variant_on_hand }: ProductValues): SheetPieces => ({
    ...(pieces.whole !== undefined && { whole: on_hand ?? 0 }),
    variants: Object.fromEntries(Object.keys(pieces.variants).map((id) => [id, variant_on_hand[id] ?? 0])),
  });
  return { before: part(before), after: part(values) };
}
