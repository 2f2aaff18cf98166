import { parseAmount } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import type { ProductsChange } from '../../../queries/product-queries.ts';

type PriceChange = Extract<ProductsChange, { kind: 'price' }>;

export const roundings = ['cent', 'five', 'ten', 'half', 'euro', 'ninety_nine', 'ninety_five'] as const;

/** What each rounding does: to a multiple of so many cents, of which so many are taken off. */
const parts: Record<(typeof roundings)[number], Pick<PriceChange, 'round_to' | 'take_off'>> = {
  cent: { round_to: 1, take_off: 0 },
  five: { round_to: 5, take_off: 0 },
  ten: { round_to: 10, take_off: 0 },
  half: { round_to: 50, take_off: 0 },
  euro: { round_to: 100, take_off: 0 },
  ninety_nine: { round_to: 100, take_off: 1 },
  ninety_five: { round_to: 100, take_off: 5 },
};

/** What the owner filled in. */
export interface TypedPriceChange {
  readonly which: PriceChange['which'];
  readonly direction: 'up' | 'down';
  readonly value: string;
  readonly by: PriceChange['by'];
  readonly rounding: (typeof roundings)[number];
}

export const emptyPriceChange: TypedPriceChange = {
  which: 'price',
  direction: 'up',
  value: '',
  by: 'percentage',
  rounding: 'cent',
};

/** The most that a price can go up by, in percent. */
const MOST_PERCENT = 1000;

/**
 * The change that was filled in; undefined while it is not complete. Percentages have two decimals, like amounts, so that
 * both are read alike: 12,5 is 1250 basis points, or 1250 cents.
 */
export function priceChangeOf({
  which,
  direction,
  value,
  by,
  rounding,
}: TypedPriceChange): PriceChange | undefined {
  if (which === 'no_sale') return { kind: 'price', which, by, value: 0, ...parts.cent };
  const number = parseAmount(value);
  if (number === null || number <= 0 || isTooBig(number, by, direction)) return undefined;
  return { kind: 'price', which, by, value: direction === 'up' ? number : -number, ...parts[rounding] };
}

/** Why a value cannot be used; undefined if it can, or if none is typed yet. */
export function priceChangeProblem(
  { value, by, direction }: TypedPriceChange,
  t: Translate,
): string | undefined {
  if (value.trim() === '') return undefined;
  const number = parseAmount(value);
  if (number === null || number <= 0) return t('products_bulk_value_invalid');
  return isTooBig(number, by, direction) ? t('products_bulk_value_too_big') : undefined;
}

function isTooBig(number: number, by: PriceChange['by'], direction: TypedPriceChange['direction']): boolean {
  if (by === 'amount') return number > 1_000_000_000;
  return number > (direction === 'down' ? 100 : MOST_PERCENT) * 100;
}
