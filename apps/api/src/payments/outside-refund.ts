import { refundOf, remainderOf, type RefundSplit } from '@etalage/shop-domain';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { OrderRow } from './order.repository.ts';
import type { AttemptRow } from './payment-state.ts';
import { findRefunds, type RefundRow } from './refund.repository.ts';
import { beyondOrder, freeSplit, partsOf, refundStateOf } from './refund-state.ts';

interface ReportedTotal {
  readonly order: OrderRow;
  readonly attempt: AttemptRow;
  /** All that went back of the payment, in cents; its event is stored already. */
  readonly refunded: number;
  readonly now: Date;
}

/**
 * Stores money that went back without this shop, in the account at the provider, as a refund of its own: of what was paid
 * too much, and beyond that a free amount over the VAT groups. Turnover, bookkeeping and what can still be paid back follow it.
 */
export async function recordOutsideRefund(
  tx: WebsiteTransaction,
  websiteId: string,
  { order, attempt, refunded, now }: ReportedTotal,
): Promise<void> {
  const known = await findRefunds(tx, websiteId, order.id);
  const ours = known
    .filter(({ payment_id, state, by_hand }) => payment_id === attempt.id && state === 'done' && !by_hand)
    .reduce((sum, { amount }) => sum + amount, 0);
  const amount = refunded - ours;
  if (amount <= 0) return;
  const { main, counted, payments } = await refundStateOf(tx, websiteId, order);
  const isOfOrder = main?.attempt.id === attempt.id;
  const held = (main?.held ?? 0) + amount;
  const { chargedBack = 0 } = payments.derived.attempts[attempt.id] ?? {};
  const was = attempt.amount - chargedBack - (refunded - amount);
  // First of what goes back. Refunds that are under way gave nothing back yet.
  const final = finalOf(counted).map(({ split }) => split);
  const tooMuch = isOfOrder ? Math.min(amount, beyondOrder(order, final, was)) : amount;
  const rest = amount - tooMuch;
  const id = `outside-${attempt.id}-${refunded}`;
  const all = { website_id: websiteId, order_id: order.id, payment_id: attempt.id, now };
  if (tooMuch > 0) await insertDone(tx, { ...all, id, kind: 'double', split: freeSplit(tooMuch) });
  if (rest === 0) return;
  const split = splitOf(order, counted, { amount: rest, held });
  await insertDone(tx, { ...all, id: tooMuch > 0 ? `${id}-rest` : id, kind: 'order', split });
}

/** The refunds of an order itself that cannot fail any more. */
function finalOf(counted: readonly RefundRow[]): RefundRow[] {
  return counted.filter(({ kind, state }) => kind === 'order' && state === 'done');
}

interface DoneRefund extends Pick<RefundRow, 'website_id' | 'order_id' | 'payment_id' | 'id' | 'kind'> {
  readonly split: RefundSplit;
  readonly now: Date;
}

async function insertDone(tx: WebsiteTransaction, { split, now, ...refund }: DoneRefund): Promise<void> {
  await tx
    .insertInto('refunds')
    .values({
      ...refund,
      by_hand: false,
      amount: split.amount,
      split: JSON.stringify(split),
      restock: '[]',
      reason: '',
      member_name: '',
      state: 'done',
      created_at: now,
      // Who paid it back there notifies the buyer; a mail of the shop could come years later, when a key is set anew.
      told_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * A free amount over what refunds left of each VAT group. One of the shop that is under way may have claimed the same money;
 * it can then only fail, because no provider pays back more than it has, so that only what is final counts.
 */
function splitOf(
  order: OrderRow,
  counted: readonly RefundRow[],
  { amount, held }: { readonly amount: number; readonly held: number },
): RefundSplit {
  const ofOrder = counted.filter(({ kind }) => kind === 'order');
  const final = finalOf(counted);
  const underWay = ofOrder.reduce((sum, one) => (final.includes(one) ? sum : sum + one.amount), 0);
  const leftOf = (refunds: readonly RefundRow[], most: number) => {
    const made = refunds.map(({ split }) => split);
    return refundOf(remainderOf(partsOf(order), made, most), { lines: [], shipping: 0, free: amount });
  };
  const beside = leftOf(ofOrder, held);
  const split = beside.amount < amount ? leftOf(final, held + underWay) : beside;
  return { ...split, amount };
}
