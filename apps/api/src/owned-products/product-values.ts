import { MAX_UNIT_CENTS, type OwnedProductContent } from '@etalage/shop-domain';
import type { Message } from '../calls/api-error.ts';
import type { StoredProduct } from './owned-product.mapper.ts';
import { isSame, productChange } from './product-changes.ts';

/** What a change of several products can change of each. */
export interface ProductValues {
  readonly status: StoredProduct['status'];
  /** ISO 8601, UTC. */
  readonly publish_at: string | null;
  readonly price_cents: number;
  readonly sale_price_cents: number | null;
  readonly cost_cents: number | null;
  readonly low_stock: number | null;
  readonly categories: readonly string[];
  /** '' without one. */
  readonly maker_id: string;
  /** Null where no stock was ever entered. */
  readonly on_hand: number | null;
  /** Pieces of each variant, by its id; empty without variants. */
  readonly variant_on_hand: Readonly<Record<string, number>>;
}

export type ValueKey = keyof ProductValues;
export const valueKeys: readonly ValueKey[] = [
  'status',
  'publish_at',
  'price_cents',
  'sale_price_cents',
  'cost_cents',
  'low_stock',
  'categories',
  'maker_id',
  'on_hand',
  'variant_on_hand',
];

/** The present values of a product. */
export function valuesOf(product: StoredProduct): ProductValues {
  const { status, publish_at, price_cents, sale_price_cents, cost_cents, low_stock, categories } = product;
  const { maker_id } = product;
  const hasVariants = product.variants.length > 0;
  return {
    status,
    publish_at: publish_at?.toISOString() ?? null,
    price_cents,
    sale_price_cents,
    cost_cents,
    low_stock,
    categories,
    maker_id,
    // Of a product with variants it is their sum, which nobody changes by itself.
    on_hand: hasVariants ? null : product.on_hand,
    variant_on_hand: Object.fromEntries(
      product.variants.map(({ id }) => [id, product.variant_stock[id]?.on_hand ?? 0]),
    ),
  };
}

/** The values in which two states differ. */
export function changedKeys(before: ProductValues, after: ProductValues): ValueKey[] {
  return valueKeys.filter((key) => !isSame(before[key], after[key]));
}

/** What differs between two states; of the pieces of variants, only those that do. */
export function changedPart(from: ProductValues, to: ProductValues): Record<string, unknown> {
  return Object.fromEntries(
    changedKeys(from, to).map((key) => [
      key,
      key === 'variant_on_hand' ? changedPieces(from, to) : from[key],
    ]),
  );
}

function changedPieces({ variant_on_hand: from }: ProductValues, { variant_on_hand: to }: ProductValues) {
  return Object.fromEntries(Object.entries(from).filter(([id, pieces]) => to[id] !== pieces));
}

/** Whether a product has all values of a part, as `changedPart` makes it. */
export function hasPart(values: ProductValues, part: Readonly<Record<string, unknown>>): boolean {
  return isSame(values, withPart(values, part));
}

/** The values with those of a part. */
export function withPart(values: ProductValues, part: Readonly<Record<string, unknown>>): ProductValues {
  const pieces = part['variant_on_hand'] as ProductValues['variant_on_hand'] | undefined;
  return { ...values, ...part, variant_on_hand: { ...values.variant_on_hand, ...pieces } };
}

/** Why a product cannot have these values; undefined if it can. Pieces that orders hold cannot be taken away. */
export function valuesProblem(
  { price_cents: price, sale_price_cents: sale, on_hand, variant_on_hand }: ProductValues,
  { reserved, variants, variant_stock }: Pick<StoredProduct, 'reserved' | 'variants' | 'variant_stock'>,
): Message | undefined {
  if (price < 0 || price > MAX_UNIT_CENTS) return { key: 'products_error_amount_too_big' };
  if (sale !== null && sale >= price) return { key: 'product_sale_not_lower' };
  if (sale !== null && sale < 0) return { key: 'products_error_negative' };
  if (on_hand !== null && on_hand < (reserved ?? 0)) {
    return { key: 'product_stock_reserved', values: { count: String(reserved) } };
  }
  for (const [id, pieces] of Object.entries(variant_on_hand)) {
    const held = variant_stock[id]?.reserved ?? 0;
    if (!variants.some((variant) => variant.id === id)) return { key: 'product_changed_since' };
    if (pieces < held) return { key: 'product_stock_reserved', values: { count: String(held) } };
  }
  return undefined;
}

/** Whether two states of a product differ in nothing but values. */
export function areOnlyValues(before: OwnedProductContent, after: OwnedProductContent): boolean {
  const keys = Object.keys(productChange(before, after)?.after ?? {});
  return keys.every((key) => valueKeys.includes(key as ValueKey));
}
