import type { SheetPieces } from '@etalage/shop-domain';
import type { ImportUndo } from '../db/tables/catalogue-imports.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { applyValues } from '../owned-products/apply-values.ts';
import { findOwnedProducts } from '../owned-products/owned-product.repository.ts';
import { changedKeys, type ProductValues, valuesOf, withPart } from '../owned-products/product-values.ts';
import type { Storing } from './import-call.ts';
import type { StoredItem } from './store-item.ts';

type PiecesUndo = Pick<ImportUndo, 'pieces_before' | 'pieces_after'>;

const NO_PIECES: PiecesUndo = { pieces_before: { variants: {} }, pieces_after: { variants: {} } };

/**
 * Stores values and pieces of products in a fixed number of statements; returns the pieces of each as they were and as
 * they are. Each product is given once.
 */
export async function storeValues(
  tx: WebsiteTransaction,
  { websiteId, member, shop }: Pick<Storing, 'websiteId' | 'member' | 'shop'>,
  items: readonly Pick<StoredItem, 'productId' | 'values'>[],
  action: 'imported' | 'undone' = 'imported',
): Promise<ReadonlyMap<string, PiecesUndo>> {
  const given = new Map(
    items
      .filter(({ values }) => Object.keys(values).length > 0)
      .map(({ productId, values }) => [productId, values]),
  );
  const products = given.size === 0 ? [] : await findOwnedProducts(tx, websiteId, [...given.keys()]);
  const changes = products
    .map((product) => {
      const before = valuesOf(product);
      return { product, before, values: withPart(before, given.get(product.id) ?? {}) };
    })
    .filter(({ before, values }) => changedKeys(before, values).length > 0);
  await applyValues(tx, { websiteId, member, priceMode: shop.price_mode, action }, changes);
  return new Map(
    changes.map(({ product, before, values }) => [
      product.id,
      { pieces_before: piecesOf(before, values), pieces_after: piecesOf(values, before) },
    ]),
  );
}

/** The pieces of a product, as far as it has them there. */
export const piecesUndo = (found: ReadonlyMap<string, PiecesUndo>, productId: string): PiecesUndo =>
  found.get(productId) ?? NO_PIECES;

/** The pieces of one state that another one has too, and in which they differ. */
function piecesOf(state: ProductValues, other: ProductValues): SheetPieces {
  const variants = Object.entries(state.variant_on_hand).filter(
    ([id, count]) => other.variant_on_hand[id] !== count,
  );
  const isWhole = state.on_hand !== other.on_hand;
  return { ...(isWhole && { whole: state.on_hand ?? 0 }), variants: Object.fromEntries(variants) };
}
