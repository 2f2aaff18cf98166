import { createPick, type Pick } from '../size/pick.ts';
import { type BuyerKind, buyers, goods, type ProofShop, proofShops } from './proof-shops.ts';

/** What is paid back of an order: one piece, an amount for nothing in particular, or all that is left. */
export type RefundKind = 'piece' | 'amount' | 'rest';

export interface Planned {
  readonly key: string;
  readonly shop: ProofShop['id'];
  readonly at: Date;
  readonly buyer: BuyerKind;
  readonly lines: readonly { readonly product: string; readonly quantity: number }[];
  readonly code: '' | 'TIEN' | 'VIJF';
  /** Basis points off the offer of a quote. */
  readonly discount: number;
  readonly isQuote: boolean;
  readonly method: 'ideal' | 'wire' | 'pay_later';
  /** `failed` is an order without money. */
  readonly payment: 'paid' | 'failed';
  readonly refunds: readonly { readonly kind: RefundKind; readonly days: number }[];
}

const SEED = 19;
const YEAR = { from: Date.UTC(2023, 10, 1), until: Date.UTC(2024, 10, 1) };

/**
 * Moments at which a day, an hour or a year is easily mistaken: both changes to and from summer time, whose hours come
 * never or twice, the new year and the leap day, each just before and just after in the time of the Netherlands.
 */
const SPECIAL = [
  '2023-12-31T22:59:30Z',
  '2023-12-31T23:00:30Z',
  '2024-02-28T23:00:30Z',
  '2024-02-29T22:59:30Z',
  '2024-02-29T23:00:30Z',
  '2024-03-31T00:59:30Z',
  '2024-03-31T01:00:30Z',
  '2024-03-31T21:59:30Z',
  '2024-03-31T22:00:30Z',
  '2024-10-26T21:59:30Z',
  '2024-10-26T22:00:30Z',
  '2024-10-27T00:30:00Z',
  '2024-10-27T01:30:00Z',
  '2024-10-27T22:59:30Z',
];

/** The purchases of a year, the same for the same number; the first ones are those at the special moments. */
export function planProof(count: number): Planned[] {
  return Array.from({ length: count }, (_, index) => planOne(index));
}

function planOne(index: number): Planned {
  const pick = createPick(SEED, 0, index);
  const special = SPECIAL[index];
  const shop = proofShops[index % proofShops.length] ?? proofShops[0];
  const isQuote = special === undefined && pick.chance(15);
  const planned: Planned = {
    key: `koop-${index}`,
    shop: shop.id,
    at: new Date(special ?? YEAR.from + pick.below((YEAR.until - YEAR.from) / 1000) * 1000),
    buyer: pick.of(Object.keys(buyers) as BuyerKind[]),
    lines: linesOf(pick),
    code: isQuote ? '' : pick.of(['', '', '', 'TIEN', 'VIJF'] as const),
    discount: pick.of([0, 0, 333, 1_000]),
    isQuote,
    method: pick.chance(70) ? 'ideal' : 'wire',
    payment: special === undefined && pick.chance(4) ? 'failed' : 'paid',
    refunds: refundsOf(pick),
  };
  const isLater = special === undefined && !isQuote && pick.chance(15);
  return isLater
    ? { ...planned, method: 'pay_later', payment: pick.chance(25) ? 'failed' : 'paid' }
    : planned;
}

/** One to four of the goods, each once. */
function linesOf(pick: Pick): Planned['lines'] {
  const first = pick.below(goods.length);
  const count = 1 + pick.below(4);
  return Array.from({ length: count }, (_, index) => ({
    product: goods[(first + index) % goods.length]?.id ?? '',
    quantity: 1 + pick.below(pick.chance(10) ? 99 : 4),
  }));
}

function refundsOf(pick: Pick): Planned['refunds'] {
  const kinds = pick.of<readonly RefundKind[]>([
    [],
    [],
    [],
    ['piece'],
    ['amount'],
    ['rest'],
    ['piece', 'amount', 'rest'],
    ['amount', 'piece'],
  ]);
  return kinds.map((kind, index) => ({ kind, days: 4 + 3 * index + pick.below(3) }));
}
