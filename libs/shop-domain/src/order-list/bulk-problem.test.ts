import { describe, expect, it } from 'vitest';
import { packingSlipProblem, sendAllProblem } from './bulk-problem.ts';
import type { ListedFacts } from './order-part.ts';

const paid: ListedFacts = {
  pays_later: false,
  kind: 'order',
  status: 'placed',
  sent: 'none',
  payment_status: 'paid',
  total: 100,
};

describe('sendAllProblem', () => {
  it.each<[string, Partial<ListedFacts>, string | null]>([
    ['paid', {}, null],
    ['partly sent', { sent: 'partly' }, null],
    ['with a quote request', { kind: 'mixed' }, null],
    ['partly paid back', { payment_status: 'partially_refunded' }, null],
    ['free', { payment_status: '', total: 0 }, null],
    ['completed by the shop', { status: 'completed' }, null],
    ['sent', { sent: 'all' }, 'order_bulk_sent'],
    ['cancelled', { status: 'cancelled', sent: 'all' }, 'order_bulk_cancelled'],
    ['not paid', { payment_status: 'open' }, 'order_bulk_unpaid'],
    ['paid back', { payment_status: 'refunded' }, 'order_bulk_unpaid'],
    ['paid afterwards', { payment_status: '', pays_later: true }, null],
    ['paid afterwards, and paid back', { payment_status: 'refunded', pays_later: true }, 'order_bulk_unpaid'],
    ['a quote request', { kind: 'quote', payment_status: '' }, 'order_bulk_quote'],
  ])('of an order that is %s', (_title, changes, problem) => {
    expect(sendAllProblem({ ...paid, ...changes })).toBe(problem);
  });
});

describe('packingSlipProblem', () => {
  it('there is one before the money is here, and of all pieces after they were sent', () => {
    expect(packingSlipProblem({ ...paid, payment_status: '' } as ListedFacts, 'left')).toBeNull();
    expect(packingSlipProblem({ ...paid, sent: 'all' }, 'all')).toBeNull();
    expect(packingSlipProblem({ ...paid, sent: 'all' }, 'left')).toBe('order_bulk_sent');
    expect(packingSlipProblem({ ...paid, status: 'cancelled' }, 'all')).toBe('order_bulk_cancelled');
    expect(packingSlipProblem({ ...paid, kind: 'quote' }, 'all')).toBe('order_bulk_quote');
  });
});
