import type { OwnedDiscount } from '../../queries/discount-queries.ts';
import { discountState } from './discount-state.ts';

/** How the list is ordered: by the moment of making, name, uses or end. */
export const discountSorts = { nieuwste: 'newest', naam: 'name', gebruikt: 'uses', einde: 'end' } as const;

interface Wanted {
  query: string;
  /** A state, or '' for all. */
  state: string;
  sort: (typeof discountSorts)[keyof typeof discountSorts];
}

/** The discounts that an owner looks for; `discounts` are newest first. */
export function shownDiscounts(
  discounts: readonly OwnedDiscount[],
  { query, state, sort }: Wanted,
  now: Date,
): OwnedDiscount[] {
  const text = query.trim().toLowerCase();
  const found = discounts.filter(
    (discount) =>
      (text === '' || `${discount.title} ${discount.code}`.toLowerCase().includes(text)) &&
      (state === '' || discountState(discount, now) === state),
  );
  if (sort === 'name') return found.toSorted((a, b) => a.title.localeCompare(b.title, 'nl'));
  if (sort === 'uses') return found.toSorted((a, b) => b.uses - a.uses);
  if (sort === 'end') return found.toSorted((a, b) => endOf(a) - endOf(b));
  return found;
}

/** One without an end comes last. */
const endOf = ({ ends_at }: OwnedDiscount) => (ends_at === null ? Infinity : Date.parse(ends_at));
