import { isInHand, isKeptForBooks, keptUntil } from '@etalage/shop-domain';
import { dutchDayOf } from '@etalage/texts/format';
import type { Erasable, ErasableOrder, ErasableQuote } from './find-erasable.ts';

/** What becomes of the purchases of somebody whose data is erased. */
export interface ErasurePlan {
  /** Orders that have to be handled first. */
  readonly open: number;
  readonly keptOrders: readonly ErasableOrder[];
  readonly anonymousOrders: readonly ErasableOrder[];
  /** Quote requests that became an order that is kept. */
  readonly keptQuotes: readonly ErasableQuote[];
  readonly anonymousQuotes: readonly ErasableQuote[];
  /** The last day on which a kept order is kept; '' without any. */
  readonly keptUntil: string;
}

/** Decides which purchases the books need at a moment. */
export function planErasure({ orders, quotes }: Erasable, now: Date): ErasurePlan {
  const today = dutchDayOf(now);
  const isKept = (order: ErasableOrder) =>
    isKeptForBooks({ ...order, day: dutchDayOf(order.created_at) }, today);
  const [keptOrders, anonymousOrders] = parted(orders, isKept);
  const keptIds = new Set(keptOrders.map(({ quote_id }) => quote_id));
  const keptTokens = new Set(keptOrders.map(({ token }) => token));
  const [keptQuotes, anonymousQuotes] = parted(
    quotes,
    ({ id, token }) => keptIds.has(id) || keptTokens.has(token),
  );
  const lastDays = keptOrders
    .map(({ created_at, is_oss }) => keptUntil(dutchDayOf(created_at), is_oss))
    .toSorted();
  return {
    open: orders.filter((order) => isInHand({ kind: 'order', ...order })).length,
    keptOrders,
    anonymousOrders,
    keptQuotes,
    anonymousQuotes,
    keptUntil: lastDays.at(-1) ?? '',
  };
}

function parted<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter((item) => isFirst(item)), items.filter((item) => !isFirst(item))];
}
