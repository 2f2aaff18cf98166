import { timesRatio } from '../money/round-half-away-from-zero.ts';
import type { ProductContent } from '../schema/product-content.schema.ts';

/** By what a price is multiplied, and divided, for that of a kilogram, litre, metre, square metre or piece. */
export function unitRatio({ milli, unit }: ProductContent): readonly [times: number, over: number] {
  return [unit === 'g' || unit === 'ml' ? 1_000_000 : 1000, milli];
}

/** What one piece costs per kilogram, litre, metre, square metre or piece of its content: cents, rounded to the cent. */
export function unitPrice(cents: number, content: ProductContent): number {
  return timesRatio(cents, ...unitRatio(content));
}
