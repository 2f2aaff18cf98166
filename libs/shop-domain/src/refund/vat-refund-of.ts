import { divideByWeights } from '../money/largest-remainder.ts';
import type { RefundRate, RefundRemainder, RefundSplit } from './refund.schema.ts';

/**
 * Pays back all VAT that is left in an order, and nothing of what it was charged on. Lines and shipping become cheaper by
 * their share and keep their pieces, so that a later refund of them gives what they cost without VAT.
 */
export function vatRefundOf(remainder: RefundRemainder): RefundSplit {
  const rates = remainder.rates
    .filter(({ tax }) => tax > 0)
    .map(({ vat, tax }): RefundRate => ({ vat, gross: tax, tax }));
  const split: RefundSplit = { amount: 0, lines: [], shipping: [], free: 0, rates };
  for (const { vat, tax } of rates) {
    split.amount += tax;
    addShares(split, remainder, { vat, tax });
  }
  return split;
}

function addShares(split: RefundSplit, remainder: RefundRemainder, { vat, tax }: Omit<RefundRate, 'gross'>) {
  const lines = remainder.lines.filter((line) => line.vat === vat && line.amount > 0);
  const shipping = remainder.shipping.filter((part) => part.vat === vat && part.amount > 0);
  const weights = [...lines, ...shipping].map(({ amount }) => amount);
  if (weights.length === 0) {
    split.free += tax;
    return;
  }
  const shares = divideByWeights(tax, weights, (at) => lines[at]?.id ?? '');
  for (const [at, { id }] of lines.entries()) split.lines.push({ id, pieces: 0, amount: shares[at] ?? 0 });
  for (const [at, part] of shipping.entries())
    split.shipping.push({ vat: part.vat, amount: shares[lines.length + at] ?? 0 });
}

/** Whether a refund gives back VAT alone. */
export function isVatRefund({ rates }: Pick<RefundSplit, 'rates'>): boolean {
  return rates.length > 0 && rates.every(({ gross, tax }) => gross === tax);
}
