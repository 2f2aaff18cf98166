import type { InputOf, retryRefund } from '@etalage/api-contract';
import type { RefundRemainder, RefundSplit } from '@etalage/shop-domain';
import { ApiError } from '../../calls/api-error.ts';
import type { Member } from '../../calls/handler-context.ts';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { changeRefund, findRefund } from '../../payments/refund.repository.ts';
import { lockNumberedOrder, recordOrderChange } from '../change-order.ts';
import { type RefundState, refundStateOf } from '../../payments/refund-state.ts';

/**
 * Makes a refund that failed wait for the provider again, as a new attempt; a repeated request finds it waiting, and returns false. Throws
 * `validation_failed` when what it gives back was given back in another way meanwhile.
 */
export async function requestAgain(
  tx: WebsiteTransaction,
  websiteId: string,
  member: Pick<Member, 'id' | 'name'>,
  { number, version, id }: InputOf<typeof retryRefund>,
): Promise<boolean> {
  const order = await lockNumberedOrder(tx, websiteId, number);
  const refund = await findRefund(tx, websiteId, id);
  if (refund?.order_id !== order.id) throw new ApiError('not_found');
  if (refund.state !== 'failed') return false;
  if (order.version !== version) throw new ApiError('conflict');
  const state = await refundStateOf(tx, websiteId, order);
  const isPossible =
    refund.kind === 'double'
      ? state.doubles.some(({ attempt, held }) => attempt.id === refund.payment_id && held >= refund.amount)
      : isWithin(state, refund.split) && state.main?.attempt.id === refund.payment_id;
  if (!isPossible) throw new ApiError('validation_failed', { general: [{ key: 'refund_not_any_more' }] });
  const attempt = refund.attempt + 1;
  await changeRefund(tx, refund, { state: 'requested', attempt, tries: 0, tried_at: null, error: '' });
  const { amount } = refund;
  await recordOrderChange(tx, websiteId, member, order, {
    action: 'refunded',
    after: { refund: id, amount, attempt },
  });
  return true;
}

/** Whether all that a refund gives back is still left. */
function isWithin({ remainder }: RefundState, split: RefundSplit): boolean {
  const lines = new Map(remainder.lines.map((line) => [line.id, line]));
  const shipping = new Map(remainder.shipping.map(({ vat, amount }) => [vat, amount]));
  return (
    split.lines.every(({ id, pieces, amount }) => {
      const left = lines.get(id);
      return left !== undefined && pieces <= left.pieces && amount <= left.amount;
    }) &&
    split.shipping.every(({ vat, amount }) => amount <= (shipping.get(vat) ?? 0)) &&
    areRatesWithin(remainder, split)
  );
}

/** Neither the amounts nor their VAT may exceed what is left, and what then remains may not be less than its VAT. */
function areRatesWithin(remainder: RefundRemainder, split: RefundSplit): boolean {
  const rates = new Map(remainder.rates.map((rate) => [rate.vat, rate]));
  return split.rates.every(({ vat, gross, tax }) => {
    const left = rates.get(vat);
    return (
      left !== undefined && gross <= left.gross && tax <= left.tax && left.tax - tax <= left.gross - gross
    );
  });
}
