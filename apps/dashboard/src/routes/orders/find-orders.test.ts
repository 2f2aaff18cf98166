import { describe, expect, it } from 'vitest';
import type { ListedOrder } from '../../queries/order-queries.ts';
import { findOrders, type OrderFilter } from './find-orders.ts';

const base = {
  status: 'placed',
  test: false,
  created_at: new Date('2026-11-20T10:00:00Z'),
  total: 10_000,
} as const;
const orders: readonly ListedOrder[] = [
  { ...base, number: 'B1', kind: 'order', customer: 'Zoë de Vries', payment_status: 'paid' },
  { ...base, number: 'B2', kind: 'order', customer: 'Jan Bakker', payment_status: 'expired' },
  { ...base, number: 'B3', kind: 'mixed', customer: 'Jan Smit', payment_status: '' },
  { ...base, number: 'O1', kind: 'quote', customer: 'Jan Smit', payment_status: '' },
  { ...base, number: 'B4', kind: 'order', customer: 'Anna', payment_status: 'open', status: 'cancelled' },
];
const found = (filter: OrderFilter, typed = '') =>
  findOrders(orders, filter, typed).map(({ number }) => number);

describe('findOrders', () => {
  it('finds by number and by customer, without accents', () => {
    expect(found('all', 'b2')).toEqual(['B2']);
    expect(found('all', 'zoe vries')).toEqual(['B1']);
  });

  it('includes an order with both kinds of lines in each kind', () => {
    expect(found('order')).toEqual(['B1', 'B2', 'B3', 'B4']);
    expect(found('quote')).toEqual(['B3', 'O1']);
  });

  it('calls an order unpaid until it is paid, and never a quote request or a cancelled order', () => {
    expect(found('unpaid')).toEqual(['B2', 'B3']);
    expect(found('unpaid', 'smit')).toEqual(['B3']);
  });
});
