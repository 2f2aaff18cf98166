import { amountOf, millionths } from './amounts.ts';
import type { Report } from './read-items.ts';

/** What a variant costs in another system, as it is written there. */
export interface VariantPrice {
  readonly normal: string;
  readonly sale: string;
}

/**
 * The prices of a product whose variants have their own: the lowest normal price, and a sale price if all variants are
 * reduced by the same amount, because the difference of a variant is added to a sale price too.
 */
export function pricesOfVariants(
  row: number,
  prices: readonly VariantPrice[],
  report: Report,
): { price: string; sale: string } {
  const normal = prices.map((each) => millionths(each.normal)).filter((amount) => amount !== null);
  if (normal.length === 0) return { price: '', sale: '' };
  const lowest = Math.min(...normal);
  const reductions = new Set(prices.map(reductionOf));
  const [reduction = 0] = reductions;
  if (reductions.size > 1) report(row, 'sheet_file_sale_differs');
  const hasSale = reductions.size === 1 && reduction > 0;
  return { price: amountOf(lowest), sale: hasSale ? amountOf(lowest - reduction) : '' };
}

function reductionOf({ normal, sale }: VariantPrice): number {
  const from = millionths(normal);
  const to = millionths(sale);
  return from === null || to === null ? 0 : Math.max(0, from - to);
}
