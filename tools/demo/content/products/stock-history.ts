import type { StockMovementRow } from '@etalage/api/seed';

const DAY = 86_400_000;
/** When the shop of the demo began to count, in days before its start: before the first order of its year (`../../year`). */
const BEGAN = 380;

interface Change {
  readonly product: string;
  /** The place of its variant, from 0. */
  readonly variant?: number;
  /** Days before the start of the demo. */
  readonly days: number;
  readonly change: number;
  readonly reason: 'count' | 'delivery' | 'return' | 'damage' | 'other';
  readonly note?: string;
}

/** What the shop did with its stock in the last weeks, beside the deliveries and orders of its year. */
const changes: readonly Change[] = [
  {
    product: 'stoel-pier',
    variant: 0,
    days: 33,
    change: 8,
    reason: 'delivery',
    note: 'Serie 14 uit de werkplaats',
  },
  {
    product: 'stoel-pier',
    variant: 2,
    days: 33,
    change: 3,
    reason: 'delivery',
    note: 'Serie 14 uit de werkplaats',
  },
  { product: 'stoel-pier', variant: 2, days: 12, change: -3, reason: 'other', note: 'Naar de showroom' },
  { product: 'kussen-terp', variant: 0, days: 26, change: 20, reason: 'delivery', note: 'Pakbon 2281' },
  { product: 'kussen-terp', variant: 3, days: 26, change: 6, reason: 'delivery', note: 'Pakbon 2281' },
  {
    product: 'kussen-terp',
    variant: 3,
    days: 9,
    change: -6,
    reason: 'damage',
    note: 'Verkeerd gewassen, hele partij',
  },
  { product: 'kussen-terp', variant: 2, days: 4, change: -2, reason: 'count' },
  { product: 'plaid-zijl', variant: 1, days: 6, change: 1, reason: 'return', note: 'Ruilt voor mosgroen' },
  { product: 'houtzeep', days: 19, change: 120, reason: 'delivery', note: 'Pakbon 2264' },
  { product: 'houtzeep', days: 3, change: -4, reason: 'damage', note: 'Doos gevallen' },
  { product: 'spiegel-meer', days: 2, change: -1, reason: 'count', note: 'Halfjaarlijkse telling' },
];

export interface Shelf {
  readonly product_id: string;
  /** The place of its variant, from 0; undefined for a product without variants. */
  readonly place: number | undefined;
  readonly variant_id: string;
  readonly on_hand: number;
}

type Row = Pick<
  StockMovementRow,
  'product_id' | 'variant_id' | 'change' | 'on_hand' | 'reason' | 'order_id'
> & {
  readonly at: Date;
  readonly note: string;
  readonly member_name: string;
};

/** The changes that made the present pieces of each shelf, oldest first. */
export function stockHistory(shelves: readonly Shelf[], now: Date): Row[] {
  return shelves.flatMap((shelf) => historyOf(shelf, now)).toSorted((one, other) => +one.at - +other.at);
}

function historyOf({ product_id, place, variant_id, on_hand }: Shelf, now: Date): Row[] {
  const own = changes.filter((change) => change.product === product_id && change.variant === place);
  let pieces = on_hand - own.reduce((sum, { change }) => sum + change, 0);
  const row = { product_id, variant_id, order_id: null };
  const at = (days: number) => new Date(now.getTime() - days * DAY);
  const start = { change: pieces, on_hand: pieces, reason: 'start' as const, note: '', member_name: '' };
  const later = own
    .toSorted((one, other) => other.days - one.days)
    .map(({ days, change, reason, note = '' }): Row => {
      pieces += change;
      return { ...row, at: at(days), change, on_hand: pieces, reason, note, member_name: 'Joost Wiersma' };
    });
  return start.change === 0 ? later : [{ ...row, ...start, at: at(BEGAN) }, ...later];
}
