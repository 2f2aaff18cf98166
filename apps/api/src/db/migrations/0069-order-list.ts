import type { Migration } from './migration.ts';
import { createOrderViews } from './order-list/order-views.ts';
import { createListIndexes } from './order-list/list-indexes.ts';
import { createListColumns } from './order-list/list-columns.ts';
import { findPurchases } from './order-list/find-purchases.ts';
import { markMixedPurchases } from './order-list/mixed-purchases.ts';
import { storePaymentStatuses } from './order-list/payment-statuses.ts';

/**
 * Lists orders and quote requests: the words by which they are found, an index for each order and each part of the list,
 * the payment state that is filtered by, and the searches that a shop keeps under a name.
 */
export const orderList: Migration = {
  name: '0069-order-list',
  async up(db) {
    await createListColumns(db);
    await markMixedPurchases(db);
    await storePaymentStatuses(db);
    await createListIndexes(db);
    await findPurchases(db);
    await createOrderViews(db);
  },
};
