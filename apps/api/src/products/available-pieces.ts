import type { ProductWithStock } from './product.repository.ts';

type Stocked = Pick<ProductWithStock, 'stock_management' | 'available' | 'variant_available' | 'variants'>;
type Bounded = Stocked & Pick<ProductWithStock, 'quantity_min'>;

/**
 * How many pieces of a product, or of one of its variants, can be ordered now; Infinity without stock management
 * (PROD-11). Without a stock row it is 0.
 */
export function availablePieces(
  { stock_management, available, variant_available }: Omit<Stocked, 'variants'>,
  variantId = '',
): number {
  if (!stock_management) return Infinity;
  const pieces = variantId === '' ? available : variant_available?.[variantId];
  return Math.max(0, pieces ?? 0);
}

/** Whether the minimum quantity of a product is available (API-22), of at least one of its variants if it has any. */
export function isInStock(product: Bounded): boolean {
  if (product.variants.length === 0) return availablePieces(product) >= product.quantity_min;
  return soldOutVariants(product).length < product.variants.length;
}

/** Ids of the variants of which the minimum quantity is not available. */
export function soldOutVariants(product: Bounded): string[] {
  return product.variants
    .map(({ id }) => id)
    .filter((id) => availablePieces(product, id) < product.quantity_min);
}
