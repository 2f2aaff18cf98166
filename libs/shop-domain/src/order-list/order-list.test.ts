import { describe, expect, it } from 'vitest';
import { paymentStatuses } from '../schema/order.schema.ts';
import { isInPart, laterDue, type ListedFacts, orderParts } from './order-part.ts';
import { paymentGroupNames, paymentGroups } from './payment-group.ts';

const paid: ListedFacts = {
  pays_later: false,
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

  it('an order that is paid afterwards is sent without its money, and is unpaid until it is there', () => {
    const later = { pays_later: true, payment_status: '' } as const;
    expect(partsOf(later)).toEqual(['to_send', 'unpaid']);
    expect(partsOf({ ...later, payment_status: 'failed', sent: 'partly' })).toEqual(['to_send', 'unpaid']);
    expect(partsOf({ ...later, sent: 'all' })).toEqual(['unpaid']);
    expect(partsOf({ ...later, payment_status: 'paid', sent: 'all' })).toEqual(['completed']);
    expect(partsOf({ ...later, payment_status: 'refunded' })).toEqual([]);
    expect(partsOf({ ...later, status: 'cancelled' })).toEqual(['cancelled']);
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

describe('laterDue', () => {
  const sent = { status: 'placed', total: 100, payment_status: '', pay_by: '2026-12-12' } as const;
  const due = (changes: Partial<Parameters<typeof laterDue>[0]>, today: string) =>
    laterDue({ ...sent, ...changes }, today);

  it.each<[Partial<Parameters<typeof laterDue>[0]>, string, string]>([
    [{}, '2026-12-12', 'open'],
    [{}, '2026-12-13', 'overdue'],
    [{ payment_status: 'failed' }, '2026-12-13', 'overdue'],
    [{ status: 'completed' }, '2026-12-13', 'overdue'],
    [{ pay_by: null }, '2026-12-13', ''],
    [{ payment_status: 'paid' }, '2026-12-13', ''],
    [{ payment_status: 'refunded' }, '2026-12-13', ''],
    [{ status: 'cancelled' }, '2026-12-13', ''],
    [{ total: 0 }, '2026-12-13', ''],
  ])('%j on %s: "%s"', (changes, today, expected) => {
    expect(due(changes, today)).toBe(expected);
  });
});

it('every payment status is in one group', () => {
  const grouped = paymentGroupNames.flatMap((name): readonly string[] => paymentGroups[name]);
  expect(grouped.toSorted()).toEqual(paymentStatuses.toSorted());
});
