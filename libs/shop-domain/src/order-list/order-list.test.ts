import { describe, expect, it } from 'vitest';
import { paymentStatuses } from '../schema/order.schema.ts';
import { isInPart, type ListedFacts, orderParts } from './order-part.ts';
import { paymentGroupNames, paymentGroups } from './payment-group.ts';

const paid: ListedFacts = {
  kind: 'order',
  status: 'placed',
  sent: 'none',
  payment_status: 'paid',
  total: 100,
};
const partsOf = (changes: Partial<ListedFacts>) =>
  orderParts.filter((part) => isInPart(part, { ...paid, ...changes }));

describe('isInPart', () => {
  it('an order is sent once its money is here, also in parts', () => {
    expect(partsOf({})).toEqual(['to_send']);
    expect(partsOf({ sent: 'partly', payment_status: 'partially_refunded' })).toEqual(['to_send']);
    expect(partsOf({ payment_status: 'refunded' })).toEqual([]);
    expect(partsOf({ payment_status: 'charged_back' })).toEqual([]);
  });

  it('a free order has no payment to wait for', () => {
    expect(partsOf({ total: 0, payment_status: '' })).toEqual(['to_send']);
    expect(partsOf({ total: 0, payment_status: '', sent: 'all' })).toEqual(['completed']);
  });

  it('an order without money is unpaid, also when it was sent or completed', () => {
    for (const payment_status of ['', 'open', 'failed'] as const)
      expect(partsOf({ payment_status })).toEqual(['unpaid']);
    expect(partsOf({ payment_status: '', sent: 'all' })).toEqual(['unpaid']);
    expect(partsOf({ payment_status: '', status: 'completed' })).toEqual(['unpaid', 'completed']);
  });

  it('what was paid and sent is completed, and what was cancelled is nothing else', () => {
    expect(partsOf({ sent: 'all' })).toEqual(['completed']);
    expect(partsOf({ status: 'completed' })).toEqual(['completed']);
    expect(partsOf({ status: 'cancelled', payment_status: 'open' })).toEqual(['cancelled']);
  });

  it('a mixed purchase is with the quote requests too, which are nowhere else', () => {
    expect(partsOf({ kind: 'mixed' })).toEqual(['to_send', 'quotes']);
    expect(partsOf({ kind: 'quote', payment_status: '' })).toEqual(['quotes']);
  });
});

it('every payment status is in one group', () => {
  const grouped = paymentGroupNames.flatMap((name): readonly string[] => paymentGroups[name]);
  expect(grouped.toSorted()).toEqual(paymentStatuses.toSorted());
});
