import { paymentGroups } from '@etalage/shop-domain';
import { paymentGroupNames } from '@etalage/shop-domain/schema';
import { expect, it } from 'vitest';
import { paymentTexts } from './order-toolbar.tsx';
import { stateView } from './payment-view.ts';

it.each(paymentGroupNames)('the filter %s is called as the state of its orders', (group) => {
  for (const payment_status of paymentGroups[group]) {
    const { text } = stateView({ status: 'placed', payment_status });
    // What was paid back in part is found under what was paid back, and says that it is a part.
    const isPart = payment_status === 'partially_refunded';
    expect(text).toBe(isPart ? 'dashboard_payment_partly_refunded' : paymentTexts[group]);
  }
});
