import { divideByWeights } from '../money/largest-remainder.ts';
import { timesRatio } from '../money/round-half-away-from-zero.ts';
import type { RefundRate, RefundRemainder, RefundSplit } from './refund.schema.ts';

export type MadeRefund = Pick<RefundSplit, 'lines' | 'shipping' | 'rates'>;

/**
 * What can still be paid back of what was paid. `held` is the money that is left of it: less than the refunds leave when
 * some went back in another way, at the provider or by the bank; every VAT group then gives its share of that.
 */
export function remainderOf(
  paid: RefundRemainder,
  made: readonly MadeRefund[],
  held: number,
): RefundRemainder {
  const pieces = new Map<string, number>();
  const amounts = new Map<string, number>();
  const shipped = new Map<string, number>();
  const gross = new Map<string, number>();
  const tax = new Map<string, number>();
  for (const refund of made) {
    for (const line of refund.lines) {
      add(pieces, line.id, line.pieces);
      add(amounts, line.id, line.amount);
    }
    for (const { vat, amount } of refund.shipping) add(shipped, vat, amount);
    for (const rate of refund.rates) {
      add(gross, rate.vat, rate.gross);
      add(tax, rate.vat, rate.tax);
    }
  }
  const rates = paid.rates.map((rate) => ({
    vat: rate.vat,
    gross: rate.gross - (gross.get(rate.vat) ?? 0),
    tax: rate.tax - (tax.get(rate.vat) ?? 0),
  }));
  return {
    rates: withinHeld(rates, held),
    lines: paid.lines.map((line) => ({
      ...line,
      pieces: line.pieces - (pieces.get(line.id) ?? 0),
      amount: line.amount - (amounts.get(line.id) ?? 0),
    })),
    shipping: paid.shipping.map(({ vat, amount }) => ({ vat, amount: amount - (shipped.get(vat) ?? 0) })),
  };
}

/** All that can still be paid back. */
export function refundable({ rates }: { readonly rates: readonly RefundRate[] }): number {
  return rates.reduce((sum, { gross }) => sum + gross, 0);
}

function withinHeld(rates: readonly RefundRate[], held: number): RefundRate[] {
  const gone = refundable({ rates }) - Math.max(0, held);
  if (gone <= 0) return [...rates];
  const shares = divideByWeights(
    gone,
    rates.map(({ gross }) => gross),
    (at) => rates[at]?.vat ?? '',
  );
  return rates.map((rate, at) => lessened(rate, shares[at] ?? 0));
}

/** A VAT group after an amount of at most all of it was paid back, with its share of the VAT that is left. */
export function lessened({ vat, gross, tax }: RefundRate, amount: number): RefundRate {
  return { vat, gross: gross - amount, tax: tax - taxOf({ gross, tax }, amount) };
}

/**
 * The VAT in an amount of a group: a share of what is left, so that it is never more than is left and the last amount
 * takes exactly the rest.
 */
export function taxOf({ gross, tax }: Pick<RefundRate, 'gross' | 'tax'>, amount: number): number {
  return gross === 0 ? 0 : timesRatio(tax, amount, gross);
}

function add(sums: Map<string, number>, key: string, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}
