import { type CartType, MAX_CART_LINES } from '@etalage/shop-domain';
import { newId } from '../db/new-id.ts';
import { type WebsiteTransaction, withCommit } from '../db/with-website.ts';
import { ApiError } from '../calls/api-error.ts';
import type { ProductWithStock } from '../products/product.repository.ts';
import { insertLine, updateLine } from './cart-lines.repository.ts';
import type { CartLineRecord } from './cart.repository.ts';
import type { OpenCart } from './cart.service.ts';
import { refuseQuantity, refuseSelection, refuseShortage } from './line-checks.ts';
import { mergeKeyOf, storedSelection } from './merge-key.ts';
import { priceOfSelection, wantedPieces } from './price-line.ts';

export interface WantedProduct {
  readonly type: CartType;
  readonly product_id: string;
  readonly quantity: number;
  readonly options: Readonly<Record<string, string>>;
}

/**
 * Adds pieces of a product (`row`) to a locked cart with these lines, and returns the cart's total quantity. Equal lines
 * are merged, and their sum is checked against the quantity limits and the stock; quote lines reserve no stock.
 */
export function addProduct(
  tx: WebsiteTransaction,
  { cart, settings }: OpenCart,
  { lines, row }: { readonly lines: readonly CartLineRecord[]; readonly row: ProductWithStock | undefined },
  wanted: WantedProduct,
): number {
  const { type, quantity, product_id } = wanted;
  if (!row) throw new ApiError('product_unavailable');
  const { variant, unit, isOffered, errors } = priceOfSelection(
    row,
    settings.priceMode,
    type,
    wanted.options,
  );
  if (!isOffered) throw new ApiError('product_unavailable');
  refuseSelection(errors);

  const selection = storedSelection(row, wanted.options);
  const merge_key = mergeKeyOf(type, product_id, selection);
  const equal = lines.find((line) => line.merge_key === merge_key);
  const sum = (equal?.quantity ?? 0) + quantity;
  refuseQuantity(sum, row);
  if (type === 'checkout') {
    const owner = { row, variantId: variant?.id ?? '' };
    refuseShortage(wantedPieces(lines, owner) + quantity, owner);
  }

  if (equal) {
    withCommit(tx, updateLine(tx, equal, { quantity: sum, seen_unit_cents: unit, title: row.title }));
  } else {
    refuseTooManyLines(lines.length + 1);
    const { website_id, id: cart_id } = cart;
    const stored = { selection: JSON.stringify(selection), title: row.title, seen_unit_cents: unit };
    const line = { website_id, cart_id, id: newId(), type, product_id, quantity, merge_key, ...stored };
    withCommit(tx, insertLine(tx, line));
  }
  return lines.reduce((total, line) => total + line.quantity, quantity);
}

/** Throws `validation_failed` for a cart with more lines than fit. */
export function refuseTooManyLines(count: number): void {
  if (count <= MAX_CART_LINES) return;
  const message = { key: 'webshop_cart_too_many_lines', values: { maximum: MAX_CART_LINES } };
  throw new ApiError('validation_failed', { general: [message] });
}
