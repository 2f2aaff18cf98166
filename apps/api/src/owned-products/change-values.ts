import type { InputOf, changeProducts } from '@etalage/api-contract';
import { timesRatio } from '@etalage/shop-domain';
import type { ProductValues } from './product-values.ts';

type Change = InputOf<typeof changeProducts>['change'];
type PriceChange = Extract<Change, { kind: 'price' }>;

/** What a product becomes by a change of several products. */
export function changeValues(values: ProductValues, change: Change): ProductValues {
  if (change.kind === 'state') return { ...values, status: change.to, publish_at: null };
  if (change.kind === 'price') return { ...values, ...changedPrices(values, change) };
  if (change.kind === 'maker') return { ...values, maker_id: change.maker_id };
  const { categories } = values;
  const { action, category_id } = change;
  if (action === 'remove') return { ...values, categories: categories.filter((id) => id !== category_id) };
  return categories.includes(category_id) ? values : { ...values, categories: [...categories, category_id] };
}

function changedPrices({ price_cents }: ProductValues, change: PriceChange): Partial<ProductValues> {
  if (change.which === 'no_sale') return { sale_price_cents: null };
  const price = changedPrice(price_cents, change);
  return change.which === 'price' ? { price_cents: price } : { sale_price_cents: price };
}

/** A price after an amount or a percentage, rounded half up to a multiple and then made odd, such as 9,99; never below 0. */
export function changedPrice(
  cents: number,
  { by, value, round_to, take_off }: Omit<PriceChange, 'kind' | 'which'>,
): number {
  const exact = by === 'amount' ? cents + value : cents + timesRatio(cents, value, 10_000);
  const rounded = Math.floor((exact + round_to / 2) / round_to) * round_to;
  return Math.max(0, rounded - take_off);
}
