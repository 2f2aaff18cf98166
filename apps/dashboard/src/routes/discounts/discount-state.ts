import type { DiscountContent, OwnedDiscount } from '../../queries/discount-queries.ts';

/** What a discount is at a moment, for its owner. */
export type DiscountState = 'active' | 'planned' | 'ended' | 'used_up' | 'off';

export const discountStates: readonly DiscountState[] = ['active', 'planned', 'ended', 'used_up', 'off'];

/** The state of a discount. */
export function discountState(
  { is_active, starts_at, ends_at, uses_max, uses }: Pick<OwnedDiscount, keyof DiscountContent | 'uses'>,
  now: Date,
): DiscountState {
  if (!is_active) return 'off';
  if (ends_at !== null && new Date(ends_at) <= now) return 'ended';
  if (uses_max !== null && uses >= uses_max) return 'used_up';
  return starts_at !== null && new Date(starts_at) > now ? 'planned' : 'active';
}
