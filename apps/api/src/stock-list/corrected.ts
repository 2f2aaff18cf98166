import { type correctStock, type InputOf, MAX_PIECES, MAX_VARIANT_PIECES } from '@etalage/api-contract';
import type { Message } from '../calls/api-error.ts';
import type { StoredProduct } from '../owned-products/owned-product.mapper.ts';
import { type ProductValues, valuesProblem } from '../owned-products/product-values.ts';

export type Correction = InputOf<typeof correctStock>['corrections'][number];
interface Refused {
  readonly problem: Message;
}

/**
 * The values of a product after a correction of a row, or why it is refused. A count and a limit are those that the member
 * saw, unless they are right already; a difference is added to what is there now, whatever the member saw.
 */
export function corrected(
  { variant_id, counted, difference = 0, low_stock }: Correction,
  product: StoredProduct | undefined,
  values: ProductValues | undefined,
): ProductValues | Refused {
  if (!product || !values || product.status === 'archived') return refusal('product_gone');
  if (!product.stock_management) return refusal('stock_not_counted');
  const hasVariants = product.variants.length > 0;
  const present = hasVariants ? values.variant_on_hand[variant_id] : (values.on_hand ?? 0);
  if (present === undefined || (variant_id !== '') !== hasVariants) return refusal('stock_shelf_gone');
  if (counted && isOther(counted, present)) return refusal('stock_changed_since', present);
  if (low_stock && (hasVariants || isOther(low_stock, values.low_stock)))
    return refusal('product_changed_since');
  const pieces = (counted?.to ?? present) + difference;
  const most = hasVariants ? MAX_VARIANT_PIECES : MAX_PIECES;
  if (pieces > most)
    return { problem: { key: 'products_error_count_too_big', values: { most: String(most) } } };
  if (pieces < 0) return refusal('stock_too_few', present);
  const next = {
    ...values,
    low_stock: low_stock ? low_stock.to : values.low_stock,
    ...(hasVariants
      ? { variant_on_hand: { ...values.variant_on_hand, [variant_id]: pieces } }
      : { on_hand: counted || difference !== 0 ? pieces : values.on_hand }),
  };
  const problem = valuesProblem(next, product);
  return problem ? { problem } : next;
}

/** Whether a value is neither what the member saw nor what they want. */
function isOther({ from, to }: { from: number | null; to: number | null }, present: number | null): boolean {
  return from !== present && to !== present;
}

function refusal(key: string, count?: number): Refused {
  return { problem: count === undefined ? { key } : { key, values: { count: String(count) } } };
}
