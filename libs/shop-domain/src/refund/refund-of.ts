import { divideByWeights } from '../money/largest-remainder.ts';
import { timesRatio } from '../money/round-half-away-from-zero.ts';
import type { AskedRefund, RefundRate, RefundRemainder, RefundSplit } from './refund.schema.ts';
import { refundable, taxOf } from './remainder-of.ts';

/**
 * What a refund pays back, of what can still be paid back. A line gives the share of its pieces in what is left of it,
 * after discounts; shipping and a free amount are spread over the VAT groups. No group gives more than is left in it: what
 * was asked above that is not paid.
 */
export function refundOf(remainder: RefundRemainder, asked: AskedRefund): RefundSplit {
  const lines = linesOf(remainder, asked);
  const shipping = shippingOf(remainder, asked.shipping);
  const vats = new Map(remainder.lines.map(({ id, vat }) => [id, vat]));
  const wanted = new Map<string, number>();
  for (const { id, amount } of lines) add(wanted, vats.get(id) ?? '', amount);
  for (const { vat, amount } of shipping) add(wanted, vat, amount);
  const given = remainder.rates.map(({ vat, gross }) => Math.min(gross, wanted.get(vat) ?? 0));
  const left = remainder.rates.map(({ gross }, at) => gross - (given[at] ?? 0));
  const free = Math.min(
    asked.free,
    left.reduce((sum, amount) => sum + amount, 0),
  );
  const shares = free > 0 ? divideByWeights(free, left, (at) => remainder.rates[at]?.vat ?? '') : [];
  const rates = remainder.rates
    .map((rate, at): RefundRate => {
      const gross = (given[at] ?? 0) + (shares[at] ?? 0);
      return { vat: rate.vat, gross, tax: taxOf(rate, gross) };
    })
    .filter(({ gross }) => gross > 0);
  return { amount: refundable({ rates }), lines, shipping, free, rates };
}

/**
 * A request that gives back all that is left: all pieces and all shipping, and as a free amount what they do not reach,
 * because a group had less left than its pieces when an earlier refund was made.
 */
export function askedForAll(remainder: RefundRemainder): AskedRefund {
  const whole = {
    lines: remainder.lines.filter(({ pieces }) => pieces > 0).map(({ id, pieces }) => ({ id, pieces })),
    shipping: remainder.shipping.reduce((sum, { amount }) => sum + amount, 0),
    free: 0,
  };
  return { ...whole, free: refundable(remainder) - refundOf(remainder, whole).amount };
}

function linesOf(remainder: RefundRemainder, asked: AskedRefund): RefundSplit['lines'] {
  const left = new Map(remainder.lines.map((line) => [line.id, line]));
  const found: RefundSplit['lines'] = [];
  for (const { id, pieces: wanted } of asked.lines) {
    const line = left.get(id);
    // A line that is named twice counts once.
    left.delete(id);
    const pieces = Math.min(wanted, line?.pieces ?? 0);
    if (line && pieces > 0) found.push({ id, pieces, amount: timesRatio(line.amount, pieces, line.pieces) });
  }
  return found;
}

function shippingOf({ shipping }: RefundRemainder, wanted: number): RefundSplit['shipping'] {
  const left = shipping.map(({ amount }) => amount);
  const amount = Math.min(
    wanted,
    left.reduce((sum, one) => sum + one, 0),
  );
  if (amount === 0) return [];
  const shares = divideByWeights(amount, left, (at) => shipping[at]?.vat ?? '');
  return shipping
    .map(({ vat }, at) => ({ vat, amount: shares[at] ?? 0 }))
    .filter((share) => share.amount > 0);
}

function add(sums: Map<string, number>, key: string, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}
