import type { OwnedDiscountContent } from '@etalage/shop-domain';

const DAY = 86_400_000;

type Draft = Pick<OwnedDiscountContent, 'title' | 'code' | 'kind' | 'value'> &
  Partial<Omit<OwnedDiscountContent, 'starts_at' | 'ends_at'>> & {
    readonly id: string;
    /** Days from the start of the demo. */
    readonly starts?: number;
    readonly ends?: number;
    /** Orders that got it before the demo began. */
    readonly uses?: number;
  };

/** Discounts of the demo shop: with codes, one that is over, one that is off, and one that comes later by itself. */
const drafts: readonly Draft[] = [
  {
    id: 'welkom',
    title: 'Welkomstkorting',
    code: 'WELKOM10',
    kind: 'percentage',
    value: 1_000,
    minimum: 10_000,
    customer_uses_max: 1,
    uses: 34,
  },
  {
    id: 'gratis-bezorgd',
    title: 'Gratis bezorgd',
    code: 'GRATISBEZORGD',
    kind: 'free_shipping',
    value: 0,
    minimum: 5_000,
    combines: true,
    uses: 12,
  },
  {
    id: 'stoelendans',
    title: 'Stoelendans',
    code: 'STOEL25',
    kind: 'amount',
    value: 2_500,
    scope: 'categories',
    category_ids: ['stoelen'],
    uses_max: 50,
    combines: false,
    uses: 41,
  },
  {
    id: 'lampenweken',
    title: 'Lampenweken',
    code: '',
    kind: 'percentage',
    value: 1_500,
    scope: 'categories',
    category_ids: ['verlichting'],
    starts: 30,
    ends: 51,
  },
  {
    id: 'zomer',
    title: 'Zomeropruiming',
    code: 'ZOMER',
    kind: 'percentage',
    value: 2_000,
    starts: -120,
    ends: -90,
    uses: 87,
  },
  {
    id: 'architecten',
    title: 'Voor architecten',
    code: 'ARCHITECT',
    kind: 'percentage',
    value: 1_250,
    emails: ['studio@voorbeeld.nl', 'bureau@voorbeeld.nl'],
    is_active: false,
    uses: 5,
  },
];

/** The rows of the discounts at a moment. */
export function discountRows(website_id: string, now: Date) {
  const momentOf = (days: number | undefined) =>
    days === undefined ? null : new Date(now.getTime() + days * DAY).toISOString();
  return drafts.map(({ starts, ends, ...draft }, position) => ({
    website_id,
    ...draft,
    starts_at: momentOf(starts),
    ends_at: momentOf(ends),
    // Newest first in the list, in the order above.
    created_at: new Date(now.getTime() - position * DAY),
  }));
}
