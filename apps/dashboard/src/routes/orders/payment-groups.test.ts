import { paymentGroups } from '@etalage/shop-domain';
import { paymentGroupNames } from '@etalage/shop-domain/schema';
import { expect, it } from 'vitest';
import { paymentTexts } from './order-toolbar.tsx';
import { stateView } from './payment-view.ts';

it.each(paymentGroupNames)('the filter %s is called as the state of its orders', (group) => {
  for (const payment_status of paymentGroups[group])
    expect(stateView({ status: 'placed', payment_status }).text).toBe(paymentTexts[group]);
});
