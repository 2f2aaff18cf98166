import type { ProductWithStock } from './product.repository.ts';

type Stocked = Pick<ProductWithStock, 'stock_management' | 'available'>;

/** How many pieces can be ordered now; Infinity without stock management (PROD-11). Without a stock row it is 0. */
export function availablePieces({ stock_management, available }: Stocked): number {
  return stock_management ? Math.max(0, available ?? 0) : Infinity;
}

/** Whether the minimum quantity of a product is available (API-22). */
export function isInStock(product: Stocked & Pick<ProductWithStock, 'quantity_min'>): boolean {
  return availablePieces(product) >= product.quantity_min;
}
