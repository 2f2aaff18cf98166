import type { ProductDraft } from './product-draft.ts';

/** Products that are shown beside others because the owner chose them. */
const chosen: Readonly<Record<string, readonly string[]>> = {
  'eettafel-duin': ['stoel-kwelder', 'bank-kade', 'onderhoudsolie', 'hanglamp-net'],
};

/** Percentage of the price without VAT that a product costs the shop. */
const COST_PERCENTAGE = 45;

/** What a shop keeps of its products: numbers, brand, costs and when to make more. */
export function withRecords(drafts: readonly ProductDraft[]): ProductDraft[] {
  return drafts.map((draft, index) => ({
    ...draft,
    article_number: `AN-${1001 + index}`,
    brand: 'Atelier Noord',
    cost_cents: costOf(draft.price_cents),
    ...(draft.stock !== undefined && { low_stock: 5 }),
    ...(draft.variants && { low_stock: 3 }),
    ...(chosen[draft.id] && { related: chosen[draft.id] }),
  }));
}

/** Rounded to 50 cents; prices are those with 21 % VAT. */
function costOf(price: number): number {
  return Math.round((price * COST_PERCENTAGE) / 121 / 50) * 50;
}
