import type { getWithdrawal, OutputOf } from '@etalage/api-contract';
import {
  isAlwaysExcluded,
  isBusiness,
  isWithdrawalOver,
  withdrawalEnd,
  withdrawalObstacle,
} from '@etalage/shop-domain';
import type { CartLine } from '@etalage/shop-domain/schema';
import { dutchDayOf } from '@etalage/texts/format';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { OrderRow } from '../payments/order.repository.ts';
import { findLastSent, findWithdrawals, type WithdrawalRow } from './withdrawals.repository.ts';

type Withdrawable = OutputOf<typeof getWithdrawal>;

/** An order with what can still be withdrawn from it, and why not. */
export async function withdrawableOrder(
  tx: WebsiteTransaction,
  order: OrderRow,
  now: Date,
): Promise<Withdrawable> {
  const made = await findWithdrawals(tx, order);
  const lastSent = await findLastSent(tx, order);
  const last_day = withdrawalEnd({ sent: order.sent, last_sent: lastSent && dutchDayOf(lastSent) });
  const lines = withdrawableLines(order, made);
  const obstacle = withdrawalObstacle({
    isCompany: isBusiness(order.customer),
    isCancelled: order.status === 'cancelled',
    isOver: isWithdrawalOver(last_day, dutchDayOf(now)),
    made: made.length,
    lines,
  });
  return {
    number: order.number,
    obstacle,
    last_day,
    lines,
    made: made.map((row) => shownWithdrawalOf(row, order)),
  };
}

/** A withdrawal as people read it. */
export function shownWithdrawalOf(row: WithdrawalRow, { snapshot }: OrderRow): Withdrawable['made'][number] {
  const { products } = snapshot.cart.shoppingcart;
  const lines = row.lines.flatMap(({ position, pieces }) => {
    const line = products[position - 1];
    return line ? [{ title: line.title, details: detailsOf(line), pieces }] : [];
  });
  return { at: row.created_at, name: row.name, lines };
}

/** The lines of an order with what these withdrawals leave; they are stored in the order of its cart. */
export function withdrawableLines(
  { snapshot }: OrderRow,
  made: readonly WithdrawalRow[],
): Withdrawable['lines'] {
  const gone = new Map<number, number>();
  for (const { position, pieces } of made.flatMap((row) => row.lines))
    gone.set(position, (gone.get(position) ?? 0) + pieces);
  return snapshot.cart.shoppingcart.products.map((line, index) => {
    const exclusion = line.withdrawal_exclusion ?? '';
    const left = Math.max(0, line.quantity - (gone.get(index + 1) ?? 0));
    return {
      position: index + 1,
      title: line.title,
      details: detailsOf(line),
      quantity: line.quantity,
      left: isAlwaysExcluded(exclusion) ? 0 : left,
      exclusion,
    };
  });
}

function detailsOf({ options }: CartLine): string[] {
  return options.map(({ title, value }) => (value ? `${title}: ${value}` : title));
}
