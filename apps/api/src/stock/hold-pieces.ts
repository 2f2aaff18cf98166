import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** What pieces are taken of. */
export interface StockOwner {
  readonly product_id: string;
  /** '' for a product without variants. */
  readonly variant_id: string;
}

export interface Pieces extends StockOwner {
  readonly quantity: number;
}

/**
 * Reserves pieces if they are available: conditional updates, so that concurrent calls cannot reserve too many. The row of
 * the product is always changed before that of its variant, so that two calls cannot wait for each other.
 */
export async function holdPieces(
  tx: WebsiteTransaction,
  websiteId: string,
  pieces: Pieces,
): Promise<boolean> {
  const { product_id, variant_id, quantity } = pieces;
  const held = await tx
    .updateTable('stock')
    .set((stock) => ({ reserved: stock('reserved', '+', quantity) }))
    .where('website_id', '=', websiteId)
    .where('product_id', '=', product_id)
    .where(sql<boolean>`on_hand - reserved >= ${quantity}`)
    // The pieces of a product that got variants meanwhile are those of its variants.
    .where(
      sql<boolean>`(${variant_id} <> '' or not exists (
      select from variant_stock v where v.website_id = ${websiteId} and v.product_id = ${product_id} and not v.retired))`,
    )
    .executeTakeFirst();
  if (held.numUpdatedRows === 0n) return false;
  if (variant_id === '') return true;
  const ofVariant = await variantRow(tx, websiteId, pieces)
    .set((stock) => ({ reserved: stock('reserved', '+', quantity) }))
    .where('retired', '=', false)
    .where(sql<boolean>`on_hand - reserved >= ${quantity}`)
    .executeTakeFirst();
  if (ofVariant.numUpdatedRows > 0n) return true;
  // Other variants have pieces, this one has not.
  await changeProduct(tx, websiteId, { product_id, on_hand: 0, reserved: -quantity });
  return false;
}

/**
 * Makes reserved pieces available again. Returns false for those of a variant that is gone, which are not counted any more.
 */
export async function freePieces(
  tx: WebsiteTransaction,
  websiteId: string,
  pieces: Pieces,
): Promise<boolean> {
  const { product_id, variant_id, quantity } = pieces;
  await changeProduct(tx, websiteId, { product_id, on_hand: 0, reserved: -quantity });
  if (variant_id === '') return true;
  const { retired } = await variantRow(tx, websiteId, pieces)
    .set((stock) => ({
      reserved: stock('reserved', '-', quantity),
      on_hand: sql<number>`on_hand - case when retired then ${quantity}::integer else 0 end`,
    }))
    .returning('retired')
    .executeTakeFirstOrThrow();
  if (retired) await changeProduct(tx, websiteId, { product_id, on_hand: -quantity, reserved: 0 });
  return !retired;
}

/** Takes reserved pieces out of the stock; the caller records why. */
export async function takePieces(tx: WebsiteTransaction, websiteId: string, pieces: Pieces): Promise<void> {
  const { product_id, variant_id, quantity } = pieces;
  await changeProduct(tx, websiteId, { product_id, on_hand: -quantity, reserved: -quantity });
  if (variant_id === '') return;
  await variantRow(tx, websiteId, pieces)
    .set((stock) => ({
      on_hand: stock('on_hand', '-', quantity),
      reserved: stock('reserved', '-', quantity),
    }))
    .execute();
}

/** Puts pieces that were taken back, still reserved; the caller records why. */
export async function putBackPieces(
  tx: WebsiteTransaction,
  websiteId: string,
  { quantity, ...owner }: Pieces,
): Promise<void> {
  await takePieces(tx, websiteId, { ...owner, quantity: -quantity });
}

/** Puts pieces back that were taken out; false when they are not counted any more. The caller records why. */
export async function returnPieces(
  tx: WebsiteTransaction,
  websiteId: string,
  pieces: Pieces,
): Promise<boolean> {
  const { product_id, variant_id, quantity } = pieces;
  const returned = await tx
    .updateTable('stock')
    .set((stock) => ({ on_hand: stock('on_hand', '+', quantity) }))
    .where('website_id', '=', websiteId)
    .where('product_id', '=', product_id)
    .where(
      sql<boolean>`case when ${variant_id} = '' then not exists (
        select from variant_stock v where v.website_id = ${websiteId} and v.product_id = ${product_id} and not v.retired)
      else exists (
        select from variant_stock v where v.website_id = ${websiteId} and v.product_id = ${product_id}
          and v.variant_id = ${variant_id} and not v.retired) end`,
    )
    .executeTakeFirst();
  if (returned.numUpdatedRows === 0n) return false;
  if (variant_id === '') return true;
  await variantRow(tx, websiteId, pieces)
    .set((stock) => ({ on_hand: stock('on_hand', '+', quantity) }))
    .execute();
  return true;
}

/** How many pieces can be reserved now. */
export async function piecesLeft(
  tx: WebsiteTransaction,
  websiteId: string,
  { product_id, variant_id }: StockOwner,
): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select on_hand - reserved as left from stock
    where website_id = ${websiteId} and product_id = ${product_id} and ${variant_id} = ''
    union all
    select on_hand - reserved from variant_stock
    where website_id = ${websiteId} and product_id = ${product_id} and variant_id = ${variant_id}`.execute(
    tx,
  );
  return rows[0]?.left ?? 0;
}

interface ProductChange {
  readonly product_id: string;
  readonly on_hand: number;
  readonly reserved: number;
}

/** Adds to the pieces of a product, of all its variants together. */
async function changeProduct(
  tx: WebsiteTransaction,
  websiteId: string,
  { product_id, on_hand, reserved }: ProductChange,
): Promise<void> {
  await tx
    .updateTable('stock')
    .set((stock) => ({
      on_hand: stock('on_hand', '+', on_hand),
      reserved: stock('reserved', '+', reserved),
    }))
    .where('website_id', '=', websiteId)
    .where('product_id', '=', product_id)
    .execute();
}

function variantRow(tx: WebsiteTransaction, websiteId: string, { product_id, variant_id }: StockOwner) {
  return tx
    .updateTable('variant_stock')
    .where('website_id', '=', websiteId)
    .where('product_id', '=', product_id)
    .where('variant_id', '=', variant_id);
}
