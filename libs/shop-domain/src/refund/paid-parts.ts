import type { RefundRate, RefundRemainder } from './refund.schema.ts';
import type { StoredCalculation } from './stored-calculation.schema.ts';

type StoredLine = StoredCalculation['checkout']['lines'][number];

/**
 * An order as it was paid, by its stored calculation: nothing was refunded yet. Shipping is what the lines leave of each
 * VAT group, so that lines and shipping together are exactly the group.
 */
export function paidParts({ checkout }: StoredCalculation): RefundRemainder {
  const rates = new Map<string, RefundRate>();
  for (const { category, rate, gross, tax } of checkout.groups) {
    const vat = vatKey({ category, rate });
    const known = rates.get(vat) ?? { vat, gross: 0, tax: 0 };
    rates.set(vat, { vat, gross: known.gross + gross, tax: known.tax + tax });
  }
  const lines = checkout.lines.map((line) => ({
    id: line.id,
    pieces: line.quantity,
    amount: line.total.incl_tax,
    vat: line.vat ? vatKey(line.vat) : likelyVat(line, checkout.groups),
  }));
  const ofLines = new Map<string, number>();
  for (const { vat, amount } of lines) ofLines.set(vat, (ofLines.get(vat) ?? 0) + amount);
  const shipping = [...rates.values()]
    .map(({ vat, gross }) => ({ vat, amount: gross - (ofLines.get(vat) ?? 0) }))
    .filter(({ amount }) => amount > 0);
  return { rates: [...rates.values()], lines, shipping };
}

/** The key of a VAT group: its category and the rate that is charged, in basis points. */
export function vatKey({ category, rate }: { category: string; rate: number }): string {
  return `${category}:${rate}`;
}

/** The group of a line that was stored without one: that whose rate is nearest to the VAT in the line. */
function likelyVat({ total }: StoredLine, groups: StoredCalculation['checkout']['groups']): string {
  const tax = total.incl_tax - total.excl_tax;
  const distanceTo = (rate: number) => Math.abs(tax * 10_000 - total.excl_tax * rate);
  const [first, ...others] = groups;
  if (!first) return '';
  const nearest = others.reduce(
    (best, group) => (distanceTo(group.rate) < distanceTo(best.rate) ? group : best),
    first,
  );
  return vatKey(nearest);
}
