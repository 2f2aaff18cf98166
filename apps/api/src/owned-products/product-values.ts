import { MAX_UNIT_CENTS } from '@etalage/shop-domain';
import type { Message } from '../calls/api-error.ts';
import type { StoredProduct } from './owned-product.mapper.ts';

/** What a change of several products can change of each. */
export interface ProductValues {
  readonly status: StoredProduct['status'];
  /** ISO 8601, UTC. */
  readonly publish_at: string | null;
  readonly price_cents: number;
  readonly sale_price_cents: number | null;
  readonly cost_cents: number | null;
  readonly categories: readonly string[];
  /** Null where no stock was ever entered. */
  readonly on_hand: number | null;
}

export type ValueKey = keyof ProductValues;
export const valueKeys: readonly ValueKey[] = [
  'status',
  'publish_at',
  'price_cents',
  'sale_price_cents',
  'cost_cents',
  'categories',
  'on_hand',
];

/** The present values of a product. */
export function valuesOf(product: StoredProduct): ProductValues {
  const { status, publish_at, price_cents, sale_price_cents, cost_cents, categories, on_hand } = product;
  return {
    status,
    publish_at: publish_at?.toISOString() ?? null,
    price_cents,
    sale_price_cents,
    cost_cents,
    categories,
    on_hand,
  };
}

/** The values in which two states differ. */
export function changedKeys(before: ProductValues, after: ProductValues): ValueKey[] {
  return valueKeys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
}

/** Why a product cannot have these values; undefined if it can. Pieces that orders hold cannot be taken away. */
export function valuesProblem(
  { price_cents: price, sale_price_cents: sale, on_hand }: ProductValues,
  reserved: number | null,
): Message | undefined {
  if (price < 0 || price > MAX_UNIT_CENTS) return { key: 'products_error_amount_too_big' };
  if (sale !== null && sale >= price) return { key: 'product_sale_not_lower' };
  if (sale !== null && sale < 0) return { key: 'products_error_negative' };
  if (on_hand !== null && on_hand < (reserved ?? 0)) {
    return { key: 'product_stock_reserved', values: { count: String(reserved) } };
  }
  return undefined;
}
