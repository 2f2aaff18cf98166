import { type RuleErrors, checkQuantity } from '@etalage/shop-domain';
import { ApiError } from '../calls/api-error.ts';
import { availablePieces } from '../products/available-pieces.ts';
import type { ProductWithStock } from '../products/product.repository.ts';
import type { StockOwner } from './price-line.ts';

/** Refuses a quantity outside the product's bounds and steps (PROD-17); nothing is changed silently. */
export function refuseQuantity(quantity: number, product: ProductWithStock): void {
  const problem = checkQuantity(quantity, product);
  if (problem) throw new ApiError('validation_failed', { quantity: [problem] });
}

/** Refuses more pieces than are available; `wanted` is the total quantity of it in all direct lines. */
export function refuseShortage(wanted: number, { row, variantId }: StockOwner): void {
  const available = availablePieces(row, variantId);
  if (wanted <= available) return;
  throw new ApiError('stock_insufficient', {
    quantity: [{ key: 'error_stock_insufficient', values: { available } }],
  });
}

/** Refuses a selection that cannot be ordered, with the messages per option. */
export function refuseSelection(errors: RuleErrors): void {
  if (Object.keys(errors).length > 0) throw new ApiError('validation_failed', errors);
}
