import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotals } from '../cart/cart-totals.ts';
import { checkRefund } from '../refund/check-refund.ts';
import { paidParts } from '../refund/paid-parts.ts';
import { refundOf } from '../refund/refund-of.ts';
import { remainderOf } from '../refund/remainder-of.ts';
import { storedCalculation } from '../refund/stored-calculation.schema.ts';
import { classAt } from '../vat/vat-class.fixture.ts';
import { proposedRefund } from './proposed-refund.ts';

const totals = cartTotals(
  [
    { id: 'a', type: 'checkout', unit: 1_000, quantity: 3, vat_class: classAt(2100) },
    { id: 'b', type: 'checkout', unit: 500, quantity: 1, vat_class: classAt(900) },
  ],
  { priceMode: 'gross', shipping: { amount: 400 }, discounts: [{ id: 'd', amount: 350 }] },
);
const paid = paidParts(storedCalculation.parse(totals));

describe('proposedRefund', () => {
  it('is the pieces alone as long as something is kept', () => {
    const proposal = proposedRefund([{ id: 'a', pieces: 2 }], paid, false);
    expect(proposal).toEqual({ lines: [{ id: 'a', pieces: 2 }], shipping: 0, free: 0 });
    expect(refundOf(paid, proposal).amount).toBe(1_800);
  });

  it('is everything with delivery when nothing is kept', () => {
    const all = [
      { id: 'a', pieces: 3 },
      { id: 'b', pieces: 1 },
    ];
    expect(refundOf(paid, proposedRefund(all, paid, true)).amount).toBe(totals.payable);
  });

  it('is never more than can be paid back, and is never refused unless nothing is left', () => {
    const pieces = fc.record({ id: fc.constantFrom('a', 'b', 'x'), pieces: fc.integer({ min: 1, max: 5 }) });
    const some = fc.array(pieces, { maxLength: 3 });
    fc.assert(
      fc.property(some, some, fc.boolean(), (earlier, now, isWhole) => {
        const first = refundOf(paid, proposedRefund(earlier, paid, false));
        const made = first.amount > 0 ? [first] : [];
        const rest = remainderOf(paid, made, totals.payable - first.amount);
        const proposal = proposedRefund(now, rest, isWhole);
        const isNothing = refundOf(rest, proposal).amount === 0;
        expect(Object.keys(checkRefund(rest, proposal))).toEqual(isNothing ? ['general'] : []);
      }),
    );
  });
});
