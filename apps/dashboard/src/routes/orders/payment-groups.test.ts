import { paymentGroups } from '@etalage/shop-domain';
import { paymentGroupNames } from '@etalage/shop-domain/schema';
import { expect, it } from 'vitest';
import { paymentTexts } from './order-toolbar.tsx';
import { stateView } from './payment-view.ts';

it('an order that is paid afterwards is shown by its term, until its money arrives', () => {
  const view = (changes: Partial<Parameters<typeof stateView>[0]>) =>
    stateView({ status: 'placed', payment_status: '', pays_later: true, later_due: '', ...changes }).text;
  expect(view({})).toBe('orders_pays_later');
  expect(view({ later_due: 'open', payment_status: 'failed' })).toBe('orders_pays_later');
  expect(view({ later_due: 'overdue' })).toBe('orders_later_overdue');
  expect(view({ payment_status: 'pending' })).toBe('dashboard_payment_open');
  expect(view({ payment_status: 'paid' })).toBe('dashboard_payment_paid');
  expect(view({ status: 'cancelled', later_due: 'overdue' })).toBe('dashboard_order_cancelled');
});

it.each(paymentGroupNames)('the filter %s is called as the state of its orders', (group) => {
  for (const payment_status of paymentGroups[group]) {
    const { text } = stateView({ status: 'placed', payment_status });
    // What was paid back in part is found under what was paid back, and says that it is a part.
    const isPart = payment_status === 'partially_refunded';
    expect(text).toBe(isPart ? 'dashboard_payment_partly_refunded' : paymentTexts[group]);
  }
});
